/** A thought that never comes to an end. */
export default function think(): never {
  for (;;);
}
