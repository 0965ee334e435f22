import { type ActionFunctionArgs, json, type LoaderFunctionArgs, redirect } from '@remix-run/cloudflare';
import { useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { noindexMeta, stylesheets } from '~/components/layout/page-meta';
import barStyles from '~/components/trade/desk/draft-bar.css?url';
import styles from '~/components/trade/operator-desk/import/import.css?url';
import { ImportPage, ImportTools } from '~/components/trade/operator-desk/import/import-page';
import { WorkPage } from '~/components/trade/page/work-page';
import { formatDate } from '~/domain/date/format-date';
import { applyImport, revertImport, stopImport } from '~/domain/operator-desk/import/apply-import.server';
import { IMPORT_PATH, importPath } from '~/domain/operator-desk/import/import-files';
import { importTargets } from '~/domain/operator-desk/import/import-targets.server';
import {
	listImports,
	listMappings,
	loadImport,
	type ShownImport,
} from '~/domain/operator-desk/import/load-import.server';
import { discardImport, leaveOut, mendCell } from '~/domain/operator-desk/import/stage-import.server';
import { serverTexts } from '~/locales/server';
import { countOf, textOf } from '../forms/answer-verb.server';
import { errorPage, missingPage } from '../forms/error-page.server';
import { formErrorOf } from '../forms/form-error.server';
import { readUpload } from '../forms/read-form.server';

const KEYS = [
	{ keys: ['J', 'K'], text: 'desk-import:keys.next' },
	{ keys: ['X'], text: 'desk-import:keys.leaveOut' },
	{ keys: ['G', 'F'], text: 'desk-import:keys.errors' },
	{ keys: ['⌘', '↵'], text: 'desk-import:keys.apply' },
];

export const handle = { i18n: ['desk-import'], keys: KEYS };

export const links = stylesheets(styles, barStyles);

/** Longer than any key or name of a property. */
const LONGEST_KEY = 300;

/** `/partner/desk/import`: files that are read into the properties of the desk (IMPORT-1); `?id=` shows a dry run and what came of it. */
export async function loader({ context, request }: LoaderFunctionArgs) {
	const { t } = serverTexts(context);
	const title = t('desk-import:title');
	const query = new URL(request.url).searchParams;
	const id = query.get('id');
	const input = {
		key: query.get('property')?.slice(0, LONGEST_KEY) ?? null,
		after: Math.min(1_000_000, Math.max(0, Math.trunc(Number(query.get('after'))) || 0)),
	};
	const load = async () => ({
		imports: await listImports(context),
		mappings: await listMappings(context),
		shown: id === null ? null : await loadImport(context, { id, ...input }),
	});
	const { imports, mappings, shown } = await load().catch(errorPage(title));
	return json({
		...{ title, imports, mappings, shown, targets: importTargets() },
		defaultName: `${title} ${formatDate(context.today, context.language)}`,
	});
}

type ImportAnswer = { fault: string | null; at: number };

export async function action({ context, request }: ActionFunctionArgs) {
	const form = await readUpload(request);
	const id = new URL(request.url).searchParams.get('id') ?? '';
	const key = textOf(form, 'key');
	const acts: Readonly<Record<string, () => Promise<void>>> = {
		apply: () => applyImport({ ctx: context, id, skipsInvalid: form.has('skip') }),
		goOn: () => applyImport({ ctx: context, id, skipsInvalid: true }),
		stop: () => stopImport(context, id),
		revert: () => revertImport(context, id),
		discard: () => discardImport(context, id),
		leaveOut: () => leaveOut(context, id, key, true),
		takeIn: () => leaveOut(context, id, key, false),
		mend: () =>
			mendCell({
				...{ ctx: context, id, key, source: textOf(form, 'source'), line: countOf(form, 'line') },
				...{ column: textOf(form, 'column'), text: textOf(form, 'text') },
			}),
	};
	const intent = textOf(form, 'intent');
	const act = acts[intent];
	if (!act) return json<ImportAnswer>({ fault: 'failed', at: context.now }, { status: 400 });
	try {
		await act();
	} catch (error) {
		try {
			const words = {
				...{ 'errors-open': 'errors-open', 'nothing-to-do': 'nothing-to-do', 'no-such-step': 'no-such-step' },
				...{ 'undo-over': 'undo-over', unavailable: 'failed' },
			};
			const { word, status } = formErrorOf(error, words);
			return json<ImportAnswer>({ fault: word, at: context.now }, { status });
		} catch {
			return missingPage(context)(error);
		}
	}
	if (intent === 'discard') return redirect(IMPORT_PATH, 303);
	if (intent === 'apply') return redirect(importPath(id), 303);
	return json<ImportAnswer>({ fault: null, at: context.now });
}

export default function DeskImport() {
	const { title, imports, mappings, shown, targets, defaultName } = useLoaderData<typeof loader>();
	const { t } = useTranslation('desk-import');
	const answer = useActionData<ImportAnswer>();
	return (
		<WorkPage title={title} lead={t('lead')} aside={<ImportTools />}>
			<ImportPage
				{...{ imports, mappings, targets, defaultName }}
				shown={shown as ShownImport | null}
				fault={answer?.fault ?? null}
			/>
		</WorkPage>
	);
}

export const meta = noindexMeta;
