import { type ActionFunctionArgs, json, type LoaderFunctionArgs } from '@remix-run/cloudflare';
import { Link, useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { noindexMeta, stylesheets } from '~/components/layout/page-meta';
import { ReviewForm } from '~/components/trade/desk/review-form';
import styles from '~/components/trade/hotel-desk/rates/rates.css?url';
import { AddedRooms } from '~/components/trade/hotel-desk/rooms/added-rooms';
import { WorkPage } from '~/components/trade/page/work-page';
import { tradeButton } from '~/components/trade/trade-button';
import { stateOf } from '~/domain/desk/publish-draft.server';
import { loadRoomsDesk } from '~/domain/hotel-desk/rooms/load-rooms-desk.server';
import { publishRooms } from '~/domain/hotel-desk/rooms/publish-rooms.server';
import type { DeskRoom } from '~/domain/hotel-desk/rooms/rooms-content';
import { serverTexts } from '~/locales/server';
import { answerReview, type ReviewAnswer } from '../forms/answer-review.server';
import { errorPage } from '../forms/error-page.server';

export const handle = { i18n: ['hotel-rooms', 'hotel-rates'] };

export const links = stylesheets(styles);

/** `/partner/hotel/rooms/review`: the room types that publishing the draft would add. */
export async function loader({ context }: LoaderFunctionArgs) {
	const title = serverTexts(context).t('hotel-rooms:review.title');
	const { added, draft, seen, published } = await loadRoomsDesk({ ctx: context }).catch(errorPage(title));
	return json({ title, added, hasDraft: draft !== null, seen, state: stateOf(published) });
}

export function action({ context, request }: ActionFunctionArgs) {
	return answerReview({ context, request, publish: publishRooms });
}

export default function HotelRoomsReview() {
	const { t } = useTranslation('hotel-rooms');
	const { title, added, hasDraft, seen, state } = useLoaderData<typeof loader>();
	const answer = useActionData<ReviewAnswer>();
	const count = added.length;
	const isPublished = answer?.outcome?.outcome === 'published';
	return (
		<WorkPage
			title={title}
			lead={count > 0 ? t('review.lead', { count }) : undefined}
			aside={
				<Link to="/partner/hotel/rooms" className={tradeButton()}>
					{t('review.back')}
				</Link>
			}
		>
			<ReviewForm
				{...{ seen, state, hasDraft, count, answer }}
				number={null}
				words={{
					failed: answer?.error ? t(`error.${answer.error}`) : null,
					refused: t('error.refused'),
					published: t('done.published'),
				}}
			>
				<AddedRooms rooms={added as DeskRoom[]} />
			</ReviewForm>
			{isPublished ? (
				<p className="mt-4 flex flex-wrap gap-2">
					<Link to="/partner/hotel/page/pictures" className={tradeButton('dark')}>
						{t('next.pictures')}
					</Link>
					<Link to="/partner/hotel/rates" className={tradeButton()}>
						{t('next.rates')}
					</Link>
				</p>
			) : null}
		</WorkPage>
	);
}

export const meta = noindexMeta;
