/// <reference types="vite/client" />
/// <reference types="svelte" />

declare module 'virtual:rules/*' {
  const rows: [id: string, book: string, kind: 'clause' | 'example' | 'ruling', text: string][];
  export default rows;
}
