import { useTranslation } from 'react-i18next';
import { Scene } from '../../ui/scene';
import { useClientData } from './client-loaded';
import { ClientBody } from './client-page';

export default function LoadedClientBody() {
	const { view, isEnded, outcome } = useClientData();
	return view ? <ClientBody view={view} outcome={outcome} /> : <Missing isEnded={isEnded} />;
}

/** In the place of a proposal whose link leads nowhere, or was ended by its sender: it names no one. */
function Missing({ isEnded }: { isEnded: boolean }) {
	const { t } = useTranslation(['proposal']);
	return (
		<div className="grid xl:min-h-[max(42rem,calc(100dvh-5.5rem))] xl:grid-cols-2">
			<div className="container grid content-center py-12 lg:py-20 xl:max-w-none xl:px-10 2xl:pl-16">
				<h1 className="max-w-xl text-h1">{t(isEnded ? 'linkEnded' : 'missing')}</h1>
				<p className="mt-6 max-w-lg text-lead">{t(isEnded ? 'linkEndedText' : 'missingText')}</p>
			</div>
			<div className="relative aspect-[1.65] grayscale max-xl:order-first md:aspect-[5/2] xl:aspect-auto">
				<div className="h-full xl:absolute xl:inset-0">
					<Scene
						name="village"
						widths={[480, 1000]}
						sizes="(width >= 62.5rem) 50vw, 100vw"
						width={1000}
						height={1250}
						alt=""
						isFirst
						className="object-[50%_60%]"
					/>
				</div>
			</div>
		</div>
	);
}
