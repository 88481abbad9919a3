import { Banner, Banners } from '../../controls/Banner.tsx';
import { Button } from '../../controls/Button.tsx';
import { useLanguage } from '../../kit/language/language.tsx';

interface GoBackProps {
  /** One person among computer players, or several who agree by speaking. */
  readonly who: 'alone' | 'together';
  readonly onBack: () => void;
  readonly onClose: () => void;
}

/** Whether the last answer is really to be taken back: asked beside the board, where nobody else has to be asked. */
export function GoBack({ who, onBack, onClose }: GoBackProps) {
  const { m } = useLanguage();
  return (
    <Banners>
      <Banner
        actions={
          <>
            <Button onClick={onBack} data-word="go-back">
              {who === 'alone' ? m.table.takeBack : m.table.allAgree}
            </Button>
            <Button onClick={onClose} data-word="stay">
              {m.friends.declineEnd}
            </Button>
          </>
        }
      >
        {who === 'alone' ? m.table.backAlone : m.table.backTogether}
      </Banner>
    </Banners>
  );
}
