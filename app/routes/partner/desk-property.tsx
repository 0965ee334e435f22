import { type ActionFunctionArgs, json, type LoaderFunctionArgs } from '@remix-run/cloudflare';
import { type ClientActionFunctionArgs, useActionData, useLoaderData } from '@remix-run/react';
import { sendSafely } from '~/components/form/send-safely';
import { noindexMeta, stylesheets } from '~/components/layout/page-meta';
import { useRoot } from '~/components/root/use-root';
import barStyles from '~/components/trade/desk/draft-bar.css?url';
import { VersionList } from '~/components/trade/desk/version-list';
import frameStyles from '~/components/trade/operator-desk/prices/prices.css?url';
import { PropertyFrame } from '~/components/trade/operator-desk/prices/property-frame';
import type { PropertyAnswer } from '~/components/trade/operator-desk/property/property-answer';
import { PropertyBoard } from '~/components/trade/operator-desk/property/property-board';
import styles from '~/components/trade/operator-desk/property/property-editor.css?url';
import type { KeyHint } from '~/components/trade/shortcuts';
import { requireActor } from '~/domain/access/require-actor';
import {
	type SavedProperty,
	saveProperty,
	stepBackProperty,
} from '~/domain/operator-desk/property/edit-property.server';
import { loadPropertyDesk, type PropertyDesk } from '~/domain/operator-desk/property/load-property-desk.server';
import { isPropertyPart } from '~/domain/operator-desk/property/property-parts';
import { serverTexts } from '~/locales/server';
import { countOf, textOf } from '../forms/answer-verb.server';
import { errorPage, missingPage, notFoundTitle } from '../forms/error-page.server';
import { formErrorOf } from '../forms/form-error.server';
import { readUpload } from '../forms/read-form.server';
import { readPropertyValues } from './read-property-form.server';

const KEYS: readonly KeyHint[] = [
	{ keys: ['G', '1'], text: 'property-editor:keys.part' },
	{ keys: ['⌘', 'S'], text: 'property-editor:keys.publish' },
	{ keys: ['⌘', 'Z'], text: 'property-editor:keys.undo' },
	{ keys: ['⌥', '→'], text: 'property-editor:keys.move' },
	{ keys: ['E'], text: 'property-editor:keys.language' },
];

export const handle = { i18n: ['property-editor', 'operator-prices', 'hotel-rates'], keys: KEYS };

export const links = stylesheets(frameStyles, styles, barStyles);

/** `/partner/desk/properties/{id}`: a property as a draft, one of its parts at a time (EDITOR-1); 404 for another operator's. */
export async function loader({ context, request, params }: LoaderFunctionArgs) {
	const query = new URL(request.url).searchParams;
	const asked = query.get('part');
	const desk = await loadPropertyDesk({ ctx: context, propertyId: params.propertyId ?? '' }).catch(
		errorPage(notFoundTitle(context)),
	);
	const title = serverTexts(context).t('property-editor:title', { name: desk.property.name });
	const part = isPropertyPart(asked) ? asked : 'texts';
	return json({ title, desk, part, isChosen: isPropertyPart(asked), picture: query.get('picture') });
}

export async function action({ context, request, params }: ActionFunctionArgs) {
	requireActor(context, 'desk');
	const form = await readUpload(request);
	const propertyId = params.propertyId ?? '';
	const at = context.now;
	const seen = countOf(form, 'seen');
	const intent = textOf(form, 'intent');
	const values = readPropertyValues(form);
	const typed = Object.fromEntries(values.map(({ name, text }) => [name, text]));
	try {
		if (intent === 'undo' || intent === 'discard') {
			await stepBackProperty({ ctx: context, propertyId, seen, isAll: intent === 'discard' });
			return json<PropertyAnswer>({ at, outcome: intent === 'undo' ? 'undone' : 'discarded' });
		}
		return answerSaved(await saveProperty({ ctx: context, propertyId, values }), typed, at);
	} catch (error) {
		try {
			const words = { 'changed-meanwhile': 'changed', unavailable: 'failed' } as const;
			const { word, status } = formErrorOf(error, words);
			return json<PropertyAnswer>({ at, outcome: word, typed }, { status });
		} catch {
			return missingPage(context)(error);
		}
	}
}

/** A server that is not reached is answered for here, so that what was typed stays in its fields. */
export const clientAction = (args: ClientActionFunctionArgs) =>
	sendSafely<PropertyAnswer>(args, () => ({ at: Date.now(), outcome: 'failed', typed: {} }));

function answerSaved(saved: SavedProperty, typed: Record<string, string>, at: number) {
	if (saved.outcome === 'nothing') return json<PropertyAnswer>({ at, outcome: 'nothing' });
	if (saved.outcome === 'saved') return json<PropertyAnswer>({ at, outcome: 'saved', texts: saved.texts });
	if (saved.outcome !== 'conflict') return json<PropertyAnswer>({ ...saved, at, typed }, { status: 400 });
	const { at: changedAt, ...conflict } = saved;
	return json<PropertyAnswer>({ ...conflict, at, changedAt, typed }, { status: 409 });
}

export default function DeskProperty() {
	const data = useLoaderData<typeof loader>();
	const desk = data.desk as PropertyDesk;
	const answer = useActionData<PropertyAnswer>() ?? null;
	const { language } = useRoot();
	const { property, versions } = desk;
	const path = `/partner/desk/properties/${property.id}`;
	return (
		<PropertyFrame property={property} language={language}>
			<PropertyBoard desk={desk} part={data.part} isChosen={data.isChosen} picture={data.picture} answer={answer}>
				<VersionList versions={versions} see={(number) => `${path}/review?version=${number}`} />
			</PropertyBoard>
		</PropertyFrame>
	);
}

export const meta = noindexMeta;
