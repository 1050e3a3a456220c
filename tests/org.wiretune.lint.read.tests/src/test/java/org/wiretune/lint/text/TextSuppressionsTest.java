/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.text;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;

import org.junit.jupiter.api.Test;
import org.wiretune.core.Severity;
import org.wiretune.core.observed.Observed;
import org.wiretune.lint.finding.Finding;
import org.wiretune.lint.finding.TextChange;
import org.wiretune.lint.fix.SuppressionEdits;
import org.wiretune.lint.format.FileParts;
import org.wiretune.lint.format.Suppression;
import org.wiretune.model.settings.Setting;

class TextSuppressionsTest {

	@Test
	void aRemarkHoldsForTheEntryBehindIt() {
		String text = "hibernate.show_sql=true\n# wiretune:ignore batch-size-single-row-app: one row only\nhibernate.jdbc.batch_size=20\nhibernate.order_inserts=true\n";
		FileParts parts = Read.parts("a/hibernate.properties", text);
		assertEquals(1, parts.suppressions().size());
		Suppression request = parts.suppressions().getFirst();
		assertEquals("batch-size-single-row-app", request.ruleId());
		assertEquals("one row only", request.reason());
		assertEquals("hibernate.jdbc.batch_size=20", text.substring(request.from(), request.to()));
	}

	@Test
	void aRemarkBeforeTheFirstEntryHoldsForTheFile() {
		Suppression request = Read.parts("a/sysctl.conf", "; wiretune:ignore some-rule\nvm.swappiness = 1\n").suppressions().getFirst();
		assertEquals(0, request.from());
		assertEquals("", request.reason());
		assertTrue(request.to() > 40);
	}

	@Test
	void whatIsNoRemarkIsNoRequest() {
		assertTrue(Read.parts("a/hibernate.properties", "hibernate.x=wiretune:ignore some-rule\n").suppressions().isEmpty());
	}

	@Test
	void twoKindsOfOneFileDoNotDoubleIt() {
		assertEquals(1, Read.parts("a/application.properties", "# wiretune:ignore some-rule\nspring.jpa.open-in-view=false\nquarkus.http.port=1\n").suppressions().size());
	}

	@Test
	void theRemarkThatIsWrittenIsReadAndChangesNoValue() {
		int written = 0;
		for (var file : TextSamples.files().entrySet()) {
			Map<String, Setting> before = Read.settings(file.getKey(), file.getValue());
			for (var entry : before.entrySet()) {
				// A remark between the lines of one command of Db2 ends it for the reader.
				if (!entry.getValue().isSet() || file.getKey().endsWith(".db2")) {
					continue;
				}
				Finding finding = new Finding(new Observed("some-rule", Severity.WARNING, "m", "1", "2"), entry.getValue().getOrigin(), null, List.of(), List.of());
				TextChange change = SuppressionEdits.ignore(finding, "known", file.getValue(), Read.parts(file.getKey(), file.getValue()).remark().orElseThrow());
				String changed = file.getValue().substring(0, change.offset()) + change.replacement() + file.getValue().substring(change.offset());
				FileParts parts = Read.parts(file.getKey(), changed);
				Setting after = Read.settings(parts).get(entry.getKey());
				assertTrue(after != null && after.getValue().equals(entry.getValue().getValue()), () -> entry.getKey() + " in\n" + changed);
				assertEquals(1, parts.suppressions().size(), changed);
				Suppression request = parts.suppressions().getFirst();
				assertTrue(request.from() <= after.getOrigin().offset() && after.getOrigin().offset() < request.to(), () -> entry.getKey() + " in\n" + changed);
				assertEquals("known", request.reason());
				written++;
			}
		}
		assertTrue(written > 80, "only " + written);
	}

	@Test
	void theRemarkIsThatOfTheSyntax() {
		assertEquals("*", sign("etc/system", "set rlim_fd_max=1\n"));
		assertEquals("#", sign("etc/sysctl.conf", "vm.swappiness = 1\n"));
		assertEquals("#", sign("tune.sh", "db2 update dbm cfg using NUM_POOLAGENTS 5\n"));
		assertEquals("--", sign("db2-tune.sql", "connect to x;\nUPDATE DBM CFG USING NUM_POOLAGENTS 5;\n"));
		assertEquals("--", sign("tune.clp", "update dbm cfg using NUM_POOLAGENTS 5\n"));
		assertEquals("<!--", sign("a/mysql-ds.xml", "<datasources><local-tx-datasource/></datasources>"));
		assertTrue(Read.parts("jvm.options", "-Xmx1g\n").remark().isEmpty(), "nobody reads requests there");
	}

	private static String sign(String path, String text) {
		return Read.parts(path, text).remark().orElseThrow().opening();
	}
}
