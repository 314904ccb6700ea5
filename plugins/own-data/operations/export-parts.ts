const program = (id: string) =>
  `(SELECT t.title FROM products_locales t WHERE t._parent_id = ${id} ORDER BY t._locale::text = reader.locale DESC LIMIT 1)`
/** The title of a program or lesson, in the reader's language where it has one. */
const courseTitle = (table: 'programs' | 'lessons', id: string) =>
  `(SELECT t.title FROM ${table}_locales t WHERE t._parent_id = ${id} AND t.title IS NOT NULL
     AND (t._locale = 'en' OR t.shown) ORDER BY t._locale::text = reader.locale DESC LIMIT 1)`
/** Also what stayed with accounts that were merged into the reader's. */
const THEIRS = '= ANY (ARRAY(SELECT accounts_of(reader.id)))'
const dollars = (column: string) => `round(${column} / 100.0, 2)`

/**
 * What we hold about `reader`, part by part, column by column: what is not named here stays here, so that no hash, token or
 * name of a colleague leaves with it. Answers, notes and plans are sealed, and come from their own operations.
 */
export const EXPORT_PARTS = [
  {
    name: 'account',
    text: `SELECT u.firstname AS "firstName", u.lastname AS "lastName", u.email AS "email", u.role AS "role", u.state AS "state",
        u.locale AS "language", u.created_at AS "createdAt", u.closes_at AS "closesAt", u.email_verified_at AS "emailConfirmedAt", u.referral_source AS "heardOfUs",
        u.agreed_to_terms_at AS "agreedToTermsAt", u.agreed_to_promotions_at AS "agreedToNewsAt", u.migration AS "fromOlderSystem",
        u.legacy_id AS "olderId",
        (SELECT string_agg(t.text, ', ' ORDER BY t."order") FROM users_texts t WHERE t.parent_id = u.id AND t.path = 'tags') AS "tags", u.default_billing_address_full_name AS "fullName",
        u.default_billing_address_address_line1 AS "street", u.default_billing_address_city AS "city",
        u.default_billing_address_province AS "province", u.default_billing_address_postal_code AS "postalCode",
        u.default_billing_address_country AS "country", EXISTS (SELECT FROM two_factor_secrets s
          WHERE s.user_id = u.id AND s.confirmed_at IS NOT NULL) AS "hasTwoFactor"
      FROM users u WHERE u.id ${THEIRS} ORDER BY u.id = reader.id DESC, u.created_at`,
  },
  {
    name: 'emailChanges',
    text: `SELECT e.new_email AS "email", e.created_at AS "createdAt", e.used_at AS "confirmedAt"
      FROM email_changes e WHERE e.user_id ${THEIRS} ORDER BY e.created_at`,
  },
  {
    name: 'consents',
    text: `SELECT c.subject AS "agreedTo", c.given AS "given", c.text_version AS "textVersion", c.source AS "where",
        c.created_at AS "createdAt" FROM consents c WHERE c.user_id ${THEIRS} ORDER BY c.created_at`,
  },
  {
    name: 'newsletter',
    text: `SELECT h.event AS "state", h.at AS "createdAt", h.source AS "where", h.text_version AS "textVersion", h.network AS "network",
        s.locale AS "language" FROM newsletter_subscriptions s JOIN newsletter_subscriptions_history h ON h._parent_id = s.id
      WHERE s.email = (SELECT u.email FROM users u WHERE u.id = reader.id) ORDER BY h._order`,
  },
  {
    name: 'orders',
    text: `SELECT o.number AS "number", o.state AS "state", o.created_at AS "createdAt", o.paid_at AS "paidAt",
        o.cancelled_at AS "cancelledAt", o.payment_method AS "paymentMethod", o.customer_name AS "fullName",
        o.customer_email AS "email", o.currency AS "currency", ${dollars('o.subtotal_cents')} AS "subtotal",
        ${dollars('o.discount_cents')} AS "discount", ${dollars('o.tax_cents')} AS "tax", ${dollars('o.total_cents')} AS "total",
        o.discount_code AS "discountCode", o.billing_address_full_name AS "billedTo", o.billing_address_address_line1 AS "street",
        o.billing_address_city AS "city", o.billing_address_province AS "province",
        o.billing_address_postal_code AS "postalCode", o.billing_address_country AS "country",
        o.invoice_details_organization AS "organization", o.invoice_details_reference AS "reference"
      FROM orders o WHERE o.user_id = reader.id ORDER BY o.created_at`,
  },
  {
    name: 'orderLines',
    text: `SELECT o.number AS "order", l.title AS "title", l.sku AS "sku", ${dollars('l.unit_price_cents')} AS "price",
        ${dollars('l.discount_cents')} AS "discount", ${dollars('l.total_cents')} AS "total"
      FROM orders o JOIN orders_lines l ON l._parent_id = o.id WHERE o.user_id = reader.id ORDER BY o.created_at, l._order`,
  },
  {
    name: 'discounts',
    text: `SELECT o.number AS "order", o.discount_code AS "discountCode", ${dollars('d.amount_cents')} AS "amount",
        d.state AS "state" FROM discount_redemptions d JOIN orders o ON o.id = d.order_id
      WHERE d.user_id = reader.id ORDER BY d.created_at`,
  },
  {
    name: 'payments',
    text: `SELECT o.number AS "order", a.provider AS "provider", a.state AS "state", ${dollars('a.amount_cents')} AS "amount",
        a.currency AS "currency", a.created_at AS "createdAt", a.captured_at AS "paidAt", a.capture_id AS "reference"
      FROM orders o JOIN payment_attempts a ON a.order_id = o.id WHERE o.user_id = reader.id ORDER BY a.created_at`,
  },
  {
    name: 'refunds',
    text: `SELECT o.number AS "order", r.state AS "state", ${dollars('r.amount_cents')} AS "amount", r.reason AS "reason",
        r.created_at AS "createdAt", r.completed_at AS "paidAt"
      FROM orders o JOIN refunds r ON r.order_id = o.id WHERE o.user_id = reader.id ORDER BY r.created_at`,
  },
  {
    name: 'documents',
    text: `SELECT i.number AS "number", i.kind AS "kind", i.state AS "state", i.issued_at AS "issuedAt", i.due_at AS "dueAt",
        i.settled_at AS "settledAt", ${dollars('i.total_cents')} AS "total", i.currency AS "currency"
      FROM invoices i WHERE i.user_id = reader.id ORDER BY i.issued_at`,
  },
  {
    name: 'access',
    text: `SELECT ${program('g.product_id')} AS "program", g.state AS "state", g.source AS "source", g.reason AS "reason",
        g.created_at AS "createdAt", g.access_ends_at AS "accessEndsAt", g.ended_at AS "endedAt", g.end_reason AS "endReason"
      FROM user_products g WHERE g.user_id = reader.id ORDER BY g.created_at`,
  },
  {
    name: 'progress',
    text: `SELECT ${courseTitle('programs', 's.program_id')} AS "program", ${courseTitle('lessons', 's.lesson_id')} AS "lesson", s.state AS "state", s.opened_at AS "openedAt", s.done_at AS "doneAt",
        s.position_seconds AS "positionSeconds"
      FROM lesson_progress s WHERE s.user_id ${THEIRS} ORDER BY s.opened_at`,
  },
  {
    name: 'finishedPrograms',
    text: `SELECT ${courseTitle('programs', 'c.program_id')} AS "program", c.completed_at AS "completedAt"
      FROM program_completions c WHERE c.user_id ${THEIRS} ORDER BY c.completed_at`,
  },
  {
    name: 'certificates',
    text: `SELECT c.number AS "number", c.name AS "fullName", c.program_title AS "program", c.completed_at AS "completedAt",
        c.issued_at AS "issuedAt", c.valid_until AS "validUntil", c.code AS "code", c.is_public AS "isPublic", c.shows_initials AS "showsInitials"
      FROM certificates c WHERE c.user_id ${THEIRS} ORDER BY c.issued_at`,
  },
  {
    name: 'openedEarly',
    text: `SELECT ${courseTitle('programs', 'x.program_id')} AS "program", x.reason AS "reason", x.created_at AS "createdAt"
      FROM release_exceptions x WHERE x.user_id ${THEIRS} ORDER BY x.created_at`,
  },
  {
    name: 'lessonQuestions',
    text: `SELECT ${courseTitle('programs', 'a.program_id')} AS "program", ${courseTitle('lessons', 'a.lesson_id')} AS "lesson", a.question AS "question",
        a.answer AS "answer", a.created_at AS "createdAt", a.answered_at AS "answeredAt"
      FROM lesson_questions a WHERE a.user_id = reader.id ORDER BY a.created_at`,
  },
  {
    name: 'learningReminders',
    text: `SELECT m.is_wanted AS "given", m.nudged_at AS "sentAt" FROM learning_reminders m WHERE m.user_id ${THEIRS}`,
  },
  {
    name: 'groupsLed',
    text: `SELECT g.name AS "name", g.seats AS "seats", g.created_at AS "createdAt", g.ends_at AS "accessEndsAt", g.join_code AS "code",
        g.allowed AS "allowed" FROM seat_groups g WHERE g.leader_id = reader.id ORDER BY g.created_at`,
  },
  {
    name: 'groupPlaces',
    text: `SELECT g.name AS "name", s.state AS "state", s.email AS "email", s.invited_at AS "invitedAt", s.joined_at AS "joinedAt",
        s.agrees AS "leaderSeesProgress", s.agreed_at AS "agreedAt"
      FROM group_seats s JOIN seat_groups g ON g.id = s.group_id JOIN users u ON u.id = reader.id
      WHERE s.user_id ${THEIRS} OR s.email = u.email ORDER BY s.created_at`,
  },
  {
    name: 'gifts',
    text: `SELECT g.title AS "program", g.state AS "state", g.buyer_id = reader.id AS "given", g.recipient_name AS "fullName",
        g.recipient_email AS "email", g.words AS "text", g.send_at AS "sentAt", g.claimed_at AS "acceptedAt"
      FROM gifts g WHERE g.buyer_id = reader.id OR g.claimed_by_id = reader.id ORDER BY g.created_at`,
  },
  {
    name: 'invitations',
    text: `SELECT i.email AS "email", i.firstname AS "firstName", i.lastname AS "lastName", i.invitation_type AS "role",
        i.state AS "state", i.sent_at AS "sentAt", i.accepted_at AS "acceptedAt"
      FROM invitations i JOIN users u ON u.id = reader.id
      WHERE i.email = u.email OR i.accepted_by_id = u.id ORDER BY i.created_at`,
  },
  {
    name: 'messages',
    text: `SELECT m.created_at AS "sentAt", m.sender_name AS "fullName", m.sender_email AS "email",
        (SELECT jsonb_agg(jsonb_build_object('question', coalesce(d.label, d.field), 'answer', d.value) ORDER BY d._order)
           FROM form_submissions_submission_data d WHERE d._parent_id = m.id) AS "answers",
        (SELECT jsonb_agg(jsonb_build_object('name', f.name, 'file', 'files/' || f.filename) ORDER BY f.created_at, f.id)
           FROM form_files f WHERE f.submission_id = m.id) AS "files"
      FROM form_submissions m JOIN users u ON u.id = reader.id
      WHERE m.user_id = u.id OR m.sender_email = u.email ORDER BY m.created_at`,
  },
  {
    name: 'devices',
    text: `SELECT s.user_agent AS "device", s.created_at AS "createdAt", s.last_used_at AS "lastUsedAt", s.ended_at AS "endedAt"
      FROM sessions s WHERE s.user_id ${THEIRS} ORDER BY s.created_at`,
  },
  {
    name: 'emails',
    text: `SELECT m."to" AS "email", m.subject AS "subject", m.state AS "state", m.created_at AS "createdAt",
        m.sent_at AS "sentAt" FROM email_outbox m JOIN users u ON u.id = reader.id
      WHERE m.user_id ${THEIRS} OR m."to" = u.email ORDER BY m.created_at`,
  },
  {
    name: 'staffNotes',
    text: `SELECT n.created_at AS "createdAt", (SELECT o.number FROM orders o WHERE o.id = n.order_id) AS "order", n.text AS "text"
      FROM staff_notes n WHERE n.user_id = reader.id ORDER BY n.created_at`,
  },
  {
    name: 'mergedAccounts',
    text: `SELECT f.email AS "email", m.merged_at AS "mergedAt", m.writings_moved_at AS "writingsMovedAt",
        (SELECT jsonb_agg(jsonb_build_object('email', coalesce(l.email, x.email), 'sentAt', l.sent_at, 'confirmedAt', l.confirmed_at) ORDER BY l.account)
           FROM account_merge_links l
           JOIN users x ON x.id = CASE WHEN l.account = 'from' THEN m.from_id ELSE m.into_id END
          WHERE l.merge_id = m.id) AS "mailboxes"
      FROM account_merges m JOIN users f ON f.id = m.from_id
      WHERE m.into_id ${THEIRS} AND m.undone_at IS NULL ORDER BY m.merged_at`,
  },
  {
    name: 'salesReports',
    text: `SELECT r.every AS "every", r.sent_for::text AS "sentFor" FROM sales_reports r WHERE r.user_id = reader.id ORDER BY r.every`,
  },
  {
    name: 'dataRequests',
    text: `SELECT d.kind AS "kind", d.state AS "state", d.created_at AS "createdAt", d.done_at AS "doneAt"
      FROM data_requests d WHERE d.user_id ${THEIRS} ORDER BY d.created_at`,
  },
] as const
