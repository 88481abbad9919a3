declare module '*.svg?drawing' {
  const drawing: import('./drawing.ts').Drawing;
  export default drawing;
}
