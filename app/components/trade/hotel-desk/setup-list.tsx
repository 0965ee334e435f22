import { Link } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import type { HotelSetup } from '~/domain/hotel-desk/setup/load-setup.server';
import type { SetupStep } from '~/domain/hotel-desk/setup/setup-steps';
import { CardHead } from '../parts/card-head';
import { Chip } from '../parts/chip';

const PAGES: Readonly<Record<SetupStep, string>> = {
	texts: '/partner/hotel/page',
	pictures: '/partner/hotel/page/pictures',
	rooms: '/partner/hotel/rooms',
	plans: '/partner/hotel/rates/plans',
	rates: '/partner/hotel/rates',
};

/** What a hotel needs before agents see it (DESK-21), each line with the page that does it. */
export function SetupList({ setup }: { setup: HotelSetup }) {
	const { t } = useTranslation('hotel-rooms');
	const { hotelId, name, isInPreparation, steps } = setup;
	return (
		<section className="trade-card mt-6" aria-labelledby="setup">
			<CardHead>
				<h2 id="setup">{isInPreparation ? t('setup.title', { hotel: name }) : t('setup.live')}</h2>
				<Link to={`/hotels/${hotelId}`} className="trade-link ml-auto">
					{t('setup.page')}
				</Link>
			</CardHead>
			<p className="max-w-176 px-4.5 pt-3.5">{t(isInPreparation ? 'setup.text' : 'setup.liveText')}</p>
			<ol className="px-4.5 pt-2 pb-2">
				{steps.map(({ step, isDone }) => (
					<li
						key={step}
						className="flex flex-wrap items-center gap-x-3 gap-y-1 border-t border-hair py-3 first:border-t-0"
					>
						<div className="min-w-0 flex-[1_1_16rem]">
							<p className="flex flex-wrap items-center gap-x-2.5 font-semibold">
								{t(`setup.step.${step}.title`)}
								<Chip kind={isDone ? 'good' : 'open'}>{t(isDone ? 'setup.done' : 'setup.open')}</Chip>
							</p>
							<p className="text-note text-ink2">{t(`setup.step.${step}.text`)}</p>
						</div>
						{isDone ? null : (
							<Link to={PAGES[step]} className="inline-flex min-h-11 items-center">
								<span className="trade-link">{t(`setup.step.${step}.go`)}</span>
							</Link>
						)}
					</li>
				))}
			</ol>
		</section>
	);
}
