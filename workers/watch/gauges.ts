import type { Database } from '#db/client';
import type { Gauges } from '~/domain/watch/watch-report';

/** How much waits, in one read. Throws where the database is away. */
export async function readGauges(db: Database, now: number): Promise<Omit<Gauges, 'replicas' | 'replicasLate'>> {
	const { rows } = await db.$client.execute({
		sql: `select
			(select count(*) from (select 1 from mail_outbox where state = 'pending' and next_attempt_at <= :now limit 10001)) as outbox_due,
			(select min(next_attempt_at) from mail_outbox where state = 'pending' and next_attempt_at <= :now) as outbox_since,
			(select count(*) from mail_outbox where state = 'dead') as mails_dead,
			(select count(*) from (select 1 from webhook_delivery d join webhook_endpoint e on e.no = d.endpoint_no
				where e.paused_at is null and d.state = 'pending' and d.next_at <= :now limit 10001)) as webhooks_due,
			(select min(d.next_at) from webhook_delivery d join webhook_endpoint e on e.no = d.endpoint_no
				where e.paused_at is null and d.state = 'pending' and d.next_at <= :now) as webhooks_since,
			(select count(*) from webhook_endpoint where failing_since is not null) as webhooks_failing`,
		args: { now },
	});
	const row: Record<string, unknown> = { ...rows[0] };
	const number = (name: string) => Number(row[name] ?? 0);
	const seconds = (name: string) => (row[name] == null ? 0 : Math.max(0, Math.round((now - number(name)) / 1000)));
	return {
		outboxDue: number('outbox_due'),
		outboxSeconds: seconds('outbox_since'),
		mailsDead: number('mails_dead'),
		webhooksDue: number('webhooks_due'),
		webhooksSeconds: seconds('webhooks_since'),
		webhooksFailing: number('webhooks_failing'),
	};
}
