// inks.ts - the colours of the Carcassonne board.
export { INK } from '../../table/art/inks';
export const SHADE = '#2b1d12';
export const PAPER = '#FBF3DF';
export const SEAL = '#24567C'; // shields and arrows

export const FIELD = '#B4C67A';
export const FIELD_STRIP = '#9DB464';
export const FIELD_INK = '#6E8740';
export const CITY_GROUND = '#E3BC85';
export const CITY_SHADE = '#CF9C62';
export const ROOFS = ['#C2683F', '#A5523A', '#7C6F78'] as const;
export const PLASTER = '#F6E6C6';
export const WALL = '#F3E4C4';
export const WALL_INK = '#4A3A2E';
export const ROAD_FILL = '#FBF1D8';
export const ROAD_INK = '#6B5138';
export const ROAD_DASH = '#D9C49A';
export const PARAPET = '#D8C7A6';
export const WATER_FILL = '#86BFCB';
export const WATER_INK = '#3C7A8C';
export const WATER_LIGHT = '#C6E3E6';
export const CROP = '#E6C765';
export const CROP_INK = '#A07D22';
export const DOOR = '#5B4030';
