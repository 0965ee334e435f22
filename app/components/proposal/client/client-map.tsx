import { type ComponentType, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Language } from '~/domain/language/language';
import { hasWebGl2 } from '../../map/has-web-gl2';
import { StillMap } from '../../map/still-map';
import { buttonClass } from '../../ui/button';
import { fetchPart } from '../../ui/fetch-part';
import { useIsAlive } from './client-alive';
import type { LiveMapProps } from './client-live-map';
import type { ClientOption } from './client-view';
import { placeWords } from './client-words';

type ClientMapProps = {
	option: ClientOption;
	position: NonNullable<ClientOption['position']>;
	language: Language;
};

/** Where an option is, as a picture of ours; a button opens the map that can be moved, of our own data alone: no request leaves this site. */
export function ClientMap({ option, position, language }: ClientMapProps) {
	const { t } = useTranslation(['proposal']);
	const [Live, setLive] = useState<ComponentType<LiveMapProps> | null>(null);
	const [step, setStep] = useState<'still' | 'loading' | 'live' | 'away'>('still');
	const isAlive = useIsAlive();
	const open = () => {
		if (!hasWebGl2()) return setStep('away');
		setStep('loading');
		fetchPart(() => import('./client-live-map'), ['property']).then(
			(module) => setLive(() => module.default),
			() => setStep('away'),
		);
	};
	const close = () => {
		setLive(null);
		setStep('away');
	};
	return (
		<figure>
			<div className="relative isolate aspect-4/3 overflow-hidden bg-light1 [container-type:size] max-lg:-mx-5 xs:aspect-3/2 print:mx-0 print:w-3/5">
				<StillMap {...position} name={option.name} label={option.name} place={placeWords(option, language)} />
				{Live ? (
					<div className={`absolute inset-0 ${step === 'live' ? '' : 'opacity-0'}`}>
						<Live {...{ position, language }} name={option.name} onReady={() => setStep('live')} onFail={close} />
					</div>
				) : null}
				{isAlive && (step === 'still' || step === 'away') ? (
					<button
						type="button"
						onClick={open}
						className={buttonClass('outline', 'absolute! right-3 bottom-9 bg-sheet! print:hidden')}
					>
						{t('mapOpen')}
					</button>
				) : null}
				{step === 'loading' || step === 'away' ? (
					<p role="status" className="absolute top-3 left-3 bg-sheet px-3 py-1 text-small">
						{t(step === 'loading' ? 'mapLoading' : 'mapAway')}
					</p>
				) : null}
			</div>
			<figcaption className="mt-3 text-small text-ink2">{t('mapNote')}</figcaption>
		</figure>
	);
}
