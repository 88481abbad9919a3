import { useLanguage } from '../language/language.tsx';
import { Banner } from '../table/Banner.tsx';

export function LostLine() {
  const { m } = useLanguage();
  return <Banner harm>{m.friends.lost}</Banner>;
}
