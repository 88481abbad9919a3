import { Banner } from '../../controls/Banner.tsx';
import { useLanguage } from '../../kit/language/language.tsx';

export function LostLine() {
  const { m } = useLanguage();
  return <Banner harm>{m.friends.lost}</Banner>;
}
