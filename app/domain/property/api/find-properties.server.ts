import type * as z from 'zod';
import type { RequestContext } from '~/context';
import { isTradeVisitor } from '../../trade/is-trade-visitor';
import { isProperty } from '../is-property.server';
import { propertyColumnsSql, readPropertyColumns } from './property-columns.server';
import type { listedPropertyShape, PropertyField } from './property-shape';
import { type PropertyConditions, propertyTermsSql } from './property-terms-sql.server';

export type PropertyQuestion = {
	conditions: PropertyConditions;
	projection: readonly PropertyField[];
	includeDemos: boolean;
	includeOrder: boolean;
	includeTotal?: boolean;
	/** Id of the last property of the page before, if there is one. */
	after?: string | undefined;
	limit: number;
};

type Ctx = Pick<RequestContext, 'db' | 'language' | 'today' | 'settings' | 'actor'>;

export type FoundProperties = { items: z.output<typeof listedPropertyShape>[]; hasMore: boolean; total: number | null };

/**
 * Properties that obey the conditions, best match first, from the one after `after` on. Properties for
 * demonstrations only when they are asked for. Null when there is no property `after`.
 */
export async function findProperties({
	ctx,
	question,
}: {
	ctx: Ctx;
	question: PropertyQuestion;
}): Promise<FoundProperties | null> {
	const { db, language, settings, actor } = ctx;
	const fields = [...new Set<PropertyField>(['_id', ...question.projection])];
	const statement = propertiesStatement(ctx, question, fields);
	const [page, count] = question.includeTotal
		? await db.$client.batch([statement, propertyCountStatement(ctx, question)], 'read')
		: [await db.$client.execute(statement)];
	const rows = page?.rows ?? [];
	if (rows.length === 0 && question.after !== undefined && !(await isProperty(ctx, question.after))) return null;
	const reading = {
		...{ language, pictureBaseUrl: settings.PICTURE_BASE_URL },
		isPositionExact: isTradeVisitor(actor),
	};
	return {
		items: rows.slice(0, question.limit).map((row) => ({
			...readPropertyColumns(row, fields, reading),
			...(question.includeOrder ? { order: Number(row.order) } : {}),
		})),
		hasMore: rows.length > question.limit,
		total: count ? Number(count.rows[0]?.total) : null,
	};
}

/** How many properties obey the conditions. */
function propertyCountStatement({ today }: Pick<Ctx, 'today'>, { conditions, includeDemos }: PropertyQuestion) {
	const { sql, bound } = propertyTermsSql(conditions);
	const statement = `select count(*) as total from property p where p.no > 0 and p.is_demo <= :demos ${sql}`;
	const demos = Number(includeDemos);
	return { sql: statement, args: { ...bound.args, ...(statement.includes(':today') ? { today } : {}), demos } };
}

/** One row more than asked for tells that there is a next page. */
export function propertiesStatement(
	{ language, today }: Pick<Ctx, 'language' | 'today'>,
	{ conditions, includeDemos, after, limit }: PropertyQuestion,
	fields: readonly PropertyField[],
) {
	const { sql, bound } = propertyTermsSql(conditions);
	const start = after === undefined ? '(-1, 0)' : '(select a.rank, a.no from property a where a.id = :after)';
	const statement = `select ${propertyColumnsSql(fields, language)}, p.rank as "order"
			from property p join place l on l.no = p.place_no
			where (p.rank, p.no) > ${start} and p.is_demo <= :demos ${sql}
			order by p.rank, p.no limit :most`;
	return {
		sql: statement,
		args: {
			...bound.args,
			...(after === undefined ? {} : { after }),
			// The database refuses a name that the statement does not have.
			...(statement.includes(':today') ? { today } : {}),
			demos: Number(includeDemos),
			most: limit + 1,
		},
	};
}
