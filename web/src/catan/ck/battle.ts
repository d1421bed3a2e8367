// battle.ts - the last attack of the barbarians, read off what was told: who contributed what, who gained or lost what
// and why. Nothing is computed: every figure is an argument of an event.
import type { LogEntry } from '../../lib/session.svelte';

export type Fate = 'defender' | 'shared_victory' | 'spared' | 'immune' | 'loser' | '';

export interface Fighter {
  seat: number;
  strength: number;
  cities: number;
  metropolises: number;
  fate: Fate;
  /** The city that was lost, and whether it only lies on its side. */
  lost?: string;
  damaged: boolean;
  wall: boolean;
}
export interface Battle {
  id: number; // of its event
  turn: number;
  fresh: boolean; // it is still the turn of the attack
  barbarians: number;
  defence: number;
  won: boolean | null; // by the knights; null until it is told
  freed: boolean; // the robber, by the first landing
  fighters: Fighter[];
}

const FATES: readonly string[] = ['defender', 'shared_victory', 'spared', 'immune', 'loser'];

function tell(battle: Battle, event: LogEntry['event']): void {
  const [a, b, c] = event.args;
  const fighter = battle.fighters.find((x) => x.seat === event.seat);
  if (event.event === 'defence' && event.seat !== undefined)
    battle.fighters.push({ seat: event.seat, strength: Number(a), cities: Number(b), metropolises: Number(c), fate: '', damaged: false, wall: false });
  else if (event.event === 'knights_win' || event.event === 'barbarians_win') battle.won = event.event === 'knights_win';
  else if (event.event === 'robber_freed') battle.freed = true;
  else if (fighter === undefined) return;
  else if (FATES.includes(event.event)) fighter.fate = event.event as Fate;
  else if (event.event === 'lost_city' || event.event === 'damaged') {
    fighter.lost = String(a);
    fighter.damaged = event.event === 'damaged';
  } else if (event.event === 'wall_lost') fighter.wall = true;
}

/** The last attack, undefined before the first. */
export function lastBattle(log: readonly LogEntry[]): Battle | undefined {
  const from = log.findLastIndex((e) => e.event.event === 'attack');
  const attack = log[from];
  if (attack === undefined) return undefined;
  const battle: Battle = {
    id: attack.id,
    turn: attack.turn,
    fresh: true,
    barbarians: Number(attack.event.args[0]),
    defence: Number(attack.event.args[1]),
    won: null,
    freed: false,
    fighters: [],
  };
  for (const { event } of log.slice(from + 1)) {
    if (event.event === 'turn') {
      battle.fresh = false;
      break;
    }
    tell(battle, event);
  }
  return battle;
}
