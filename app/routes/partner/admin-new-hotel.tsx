import { type ActionFunctionArgs, json, type LoaderFunctionArgs, redirect } from '@remix-run/cloudflare';
import { Link, useActionData, useLoaderData } from '@remix-run/react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { noindexMeta } from '~/components/layout/page-meta';
import { AdminPage } from '~/components/trade/admin/admin-page';
import { HotelMaking } from '~/components/trade/admin/hotel-form';
import { FaultBox } from '~/components/trade/parts/fault-box';
import { tradeButton } from '~/components/trade/trade-button';
import type { SimilarHotel } from '~/domain/hotel/making/find-similar-hotels.server';
import { HOTEL_FIELDS, type HotelErrors, type HotelField, type HotelForm } from '~/domain/hotel/making/hotel-form';
import { loadHotelForm } from '~/domain/hotel/making/load-hotel-form.server';
import { makeHotel } from '~/domain/hotel/making/make-hotel.server';
import { serverTexts } from '~/locales/server';
import { textOf } from '../forms/answer-verb.server';
import { missingPage } from '../forms/error-page.server';
import { formErrorOf } from '../forms/form-error.server';
import { readFormData } from '../forms/read-form.server';

export const handle = { i18n: ['admin', 'desk'] };

const LIST = '/partner/dashboard/admin/hotels';

/** `/partner/dashboard/admin/hotels/{id}/new`: makes the hotel of a joining that the catalogue lacks. */
export async function loader({ context, params }: LoaderFunctionArgs) {
	const title = serverTexts(context).t('admin:making.title');
	const data = await loadHotelForm({ ctx: context, id: params.invitationId ?? '' }).catch(
		missingPage(context, serverTexts(context).t('admin:making.gone')),
	);
	return json({ title, ...data });
}

type Answer = {
	form: HotelForm;
	errors: HotelErrors;
	similar: SimilarHotel[];
	fault: 'changed' | 'failed' | null;
};

export async function action({ context, request, params }: ActionFunctionArgs) {
	const sent = await readFormData(request);
	const names = Object.keys(HOTEL_FIELDS) as HotelField[];
	const form = Object.fromEntries(names.map((name) => [name, textOf(sent, name).slice(0, 300)])) as HotelForm;
	const answer: Answer = { form, errors: {}, similar: [], fault: null };
	const id = params.invitationId ?? '';
	try {
		const made = await makeHotel({ ctx: context, id, form, isAnother: sent.has('another') });
		if (made.outcome === 'made') return redirect(`${LIST}?view=decided`);
		const wrong = made.outcome === 'invalid' ? { errors: made.errors } : { similar: made.hotels };
		return json<Answer>({ ...answer, ...wrong }, { status: made.outcome === 'invalid' ? 400 : 409 });
	} catch (error) {
		const words = { 'changed-meanwhile': 'changed', unavailable: 'failed' } as const;
		const { word, status } = formErrorOf(error, words);
		return json<Answer>({ ...answer, fault: word }, { status });
	}
}

export default function AdminNewHotel() {
	const { t } = useTranslation('admin');
	const { title, joining, places, form, similar } = useLoaderData<typeof loader>();
	const answer = useActionData<Answer>();
	const count = Object.keys(answer?.errors ?? {}).length;
	const isAskedFor = (answer?.similar.length ?? 0) > 0;
	const box = useRef<HTMLDivElement>(null);
	useEffect(() => {
		if (answer) box.current?.querySelector<HTMLElement>('[data-result]')?.focus();
	}, [answer]);
	return (
		<AdminPage
			title={title}
			lead={t('making.lead', { hotel: joining.hotelName, city: joining.city })}
			aside={
				<Link to={LIST} className={tradeButton()}>
					{t('making.back')}
				</Link>
			}
		>
			<p className="trade-note mt-4">
				{t('making.by', { name: joining.fullName, position: joining.position })}
				{joining.website ? (
					<>
						{' · '}
						<a
							href={joining.website}
							target="_blank"
							rel="noreferrer noopener nofollow"
							className="trade-link break-all"
						>
							{joining.website}
						</a>
					</>
				) : null}
			</p>
			{joining.note ? <p className="mt-1 max-w-176 whitespace-pre-line">{joining.note}</p> : null}
			<div ref={box}>
				{answer ? (
					<FaultBox isResult className="mt-4">
						<p>
							{answer.fault
								? t(`making.fault.${answer.fault}`)
								: isAskedFor
									? t('making.similar.title', { count: answer.similar.length })
									: t('making.some', { count })}
						</p>
					</FaultBox>
				) : null}
			</div>
			<HotelMaking
				form={answer?.form ?? form}
				errors={answer?.errors ?? {}}
				places={places}
				similar={answer && answer.similar.length > 0 ? answer.similar : similar}
				isAskedFor={isAskedFor}
			/>
		</AdminPage>
	);
}

export const meta = noindexMeta;
