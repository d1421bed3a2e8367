/// <reference types="vite/client" />
/// <reference types="svelte" />

declare module 'virtual:rules/*' {
  const rows: [id: string, book: string, kind: 'clause' | 'example' | 'ruling', text: string][];
  export default rows;
}

declare module 'virtual:guide' {
  import type { GuideInfo, GuidePage } from './guide/guide';
  export const pages: GuideInfo[];
  export const load: Record<string, () => Promise<{ default: GuidePage }>>;
}
