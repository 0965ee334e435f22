import { type ActionFunctionArgs, json, type LoaderFunctionArgs } from '@remix-run/cloudflare';
import * as z from 'zod';
import { requireActor } from '~/domain/access/require-actor';
import { addImportPicture, knownPictures } from '~/domain/operator-desk/import/add-import-picture.server';
import { readJsonField } from '~/domain/operator-desk/import/read-import-form';
import { textOf } from '../forms/answer-verb.server';
import { notFound } from '../forms/error-page.server';
import { formErrorOf } from '../forms/form-error.server';
import { withPicture } from '../forms/read-picture.server';

const hashesSchema = z.array(z.string().regex(/^[0-9a-f]{20}$/)).max(20_000);

/** `POST /partner/desk/import/picture`: which pictures are there already (`known`), or one that rows of an import name (IMPORT-8). */
export async function action({ context, request }: ActionFunctionArgs) {
	requireActor(context, 'desk');
	try {
		return await withPicture(request, async ({ fields, picture }) => {
			if (fields.has('known')) {
				const hashes = readJsonField(textOf(fields, 'known'), hashesSchema);
				return hashes
					? json({ known: await knownPictures(context, hashes) })
					: json({ fault: 'invalid' }, { status: 400 });
			}
			if (!picture) return json({ fault: 'none' }, { status: 400 });
			const added = await addImportPicture({ ctx: context, file: picture, isPlan: fields.has('plan') });
			return json(added, { status: 'fault' in added ? 400 : 200 });
		});
	} catch (error) {
		const { word, status } = formErrorOf(error, { unavailable: 'failed' });
		return json({ fault: word }, { status });
	}
}

export function loader({ context }: LoaderFunctionArgs) {
	return notFound(context);
}
