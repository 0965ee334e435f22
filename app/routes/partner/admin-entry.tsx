import { type ActionFunctionArgs, json, type LoaderFunctionArgs, redirect } from '@remix-run/cloudflare';
import { Link, useActionData, useLoaderData } from '@remix-run/react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { noindexMeta } from '~/components/layout/page-meta';
import { AdminPage } from '~/components/trade/admin/admin-page';
import type { EntryAnswer } from '~/components/trade/admin/entries/entry-answer';
import { EntryHistory, EntryRemoval, EntryUses } from '~/components/trade/admin/entries/entry-aside';
import { EntryForm } from '~/components/trade/admin/entries/entry-form';
import { EntryResult } from '~/components/trade/admin/entries/entry-result';
import { tradeButton } from '~/components/trade/trade-button';
import type { AppLoadContext } from '~/context';
import { requireActor } from '~/domain/access/require-actor';
import { type EntryContent, nameOfEntry } from '~/domain/administration/entries/entry-content';
import { type EntryKind, entryPath, groupOfEntries } from '~/domain/administration/entries/entry-kinds';
import { lastChange, loadEntry } from '~/domain/administration/entries/load-entry.server';
import { removeEntry } from '~/domain/administration/entries/remove-entry.server';
import { type SavedEntry, saveEntry } from '~/domain/administration/entries/save-entry.server';
import { serverTexts } from '~/locales/server';
import { DomainError, statusOf } from '~/platform/errors';
import { textOf } from '../forms/answer-verb.server';
import { errorPage } from '../forms/error-page.server';
import { readUpload } from '../forms/read-form.server';
import { entryKindOf } from './entry-kind.server';
import { readEntryForm } from './read-entry-form.server';

export const handle = { i18n: ['admin', 'desk', 'catalogue-entries'] };

const NEW = 'new';

/** `/partner/dashboard/admin/operators/{key}` and the like: one entry of the catalogue; `new` is the form for another one, `?version=3` puts old values into it. */
export async function loader({ context, request, params }: LoaderFunctionArgs) {
	const kind = entryKindOf(request);
	const { t } = serverTexts(context);
	const query = new URL(request.url).searchParams;
	const key = keyOf(params.entryKey);
	const version = Number(query.get('version')) || null;
	const entry = await loadEntry({ ctx: context, kind, key, version }).catch(
		errorPage(t(`catalogue-entries:missing.${kind}`), ['not-found']),
	);
	return json({
		title: key === null ? t(`catalogue-entries:add.${kind}`) : nameOfEntry(kind, entry.was, context.language),
		...{ kind, entryKey: key, version, done: query.has('saved') ? 'saved' : null },
		...entry,
	});
}

export async function action({ context, request, params }: ActionFunctionArgs) {
	const kind = entryKindOf(request);
	requireActor(context, groupOfEntries(kind));
	const key = keyOf(params.entryKey);
	const form = await readUpload(request);
	const answer = emptyAnswer(context.now);
	try {
		if (textOf(form, 'intent') === 'remove' && key !== null) {
			const removed = await removeEntry({ ctx: context, kind, key });
			if (removed.outcome === 'removed') return redirect(`${entryPath(kind)}?removed`);
			return json<EntryAnswer>({ ...answer, outcome: 'used', uses: removed.uses }, { status: 409 });
		}
		const sent = readEntryForm(kind, form);
		return await answerSaved(context, kind, answer, await saveEntry({ ctx: context, kind, key, ...sent }));
	} catch (error) {
		if (!(error instanceof DomainError) || (error.code !== 'conflict' && error.code !== 'unavailable')) throw error;
		const { typed, was } = readEntryForm(kind, form);
		const outcome = error.code === 'conflict' ? 'overtaken' : 'failed';
		return json<EntryAnswer>({ ...answer, outcome, content: typed, was }, { status: statusOf(error) });
	}
}

function keyOf(param: string | undefined): string | null {
	return param === undefined || param === NEW ? null : param;
}

function emptyAnswer(at: number): EntryAnswer {
	return {
		...{ outcome: 'nothing', content: null, was: null, by: null, at },
		...{ errors: [], conflicts: [], others: [], uses: [] },
	};
}

async function answerSaved(context: AppLoadContext, kind: EntryKind, answer: EntryAnswer, saved: SavedEntry) {
	switch (saved.outcome) {
		case 'saved':
			return redirect(`${entryPath(kind, saved.key)}?saved`);
		case 'nothing':
			return json<EntryAnswer>({ ...answer, others: saved.others });
		case 'invalid':
			return json<EntryAnswer>({ ...answer, ...saved }, { status: 400 });
		case 'conflict': {
			const by = await lastChange(context, kind, saved.key);
			return json<EntryAnswer>({ ...answer, ...saved, by }, { status: 409 });
		}
	}
}

export default function AdminEntry() {
	const { t } = useTranslation('catalogue-entries');
	const data = useLoaderData<typeof loader>();
	const { kind, entryKey, title, versions, uses, version, done } = data;
	const answer = useActionData<EntryAnswer>();
	const [taken, setTaken] = useState<EntryContent | null>(null);
	const content = taken ?? answer?.content ?? data.content;
	const was = answer?.was ?? data.was;
	const box = useRef<HTMLDivElement>(null);
	const at = answer?.at ?? done;
	useEffect(() => {
		setTaken(null);
		if (at) box.current?.querySelector<HTMLElement>('[data-result]')?.focus();
	}, [at]);
	const take = (file: string, column: string | null) => {
		const own = content[file] ?? [];
		const theirs = was[file] ?? [];
		setTaken({
			...content,
			[file]: column === null ? theirs : [{ ...own[0], [column]: theirs[0]?.[column] ?? '' }],
		});
	};
	return (
		<AdminPage
			title={title}
			lead={entryKey === null ? t(`lead.${kind}`) : undefined}
			aside={
				<Link to={entryPath(kind)} className={tradeButton()}>
					{t(`back.${kind}`)}
				</Link>
			}
		>
			<div ref={box} className="mt-6 empty:mt-0">
				<EntryResult {...{ kind, answer, done }} onTake={take} />
			</div>
			{version && !answer ? <p className="trade-note mt-4">{t('history.shown', { number: version })}</p> : null}
			<div
				className={`mt-6 grid content-start gap-4 ${entryKey === null ? 'max-w-272' : 'xl:grid-cols-[minmax(0,1fr)_22rem]'}`}
			>
				<EntryForm
					key={`${entryKey} ${versions[0]?.number ?? 0} ${version} ${answer?.at} ${JSON.stringify(taken)}`}
					{...{ kind, content, was, isNew: entryKey === null }}
					errors={answer?.errors ?? []}
					names={data.names}
				/>
				{entryKey === null ? null : (
					<div className="grid content-start gap-4">
						<EntryUses uses={uses} />
						<EntryRemoval kind={kind} name={title} isUsed={uses.length > 0} />
					</div>
				)}
				{entryKey === null ? null : <EntryHistory kind={kind} versions={versions} />}
			</div>
		</AdminPage>
	);
}

export const meta = noindexMeta;
