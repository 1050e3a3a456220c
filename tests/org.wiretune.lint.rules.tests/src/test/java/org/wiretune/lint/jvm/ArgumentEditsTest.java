/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.jvm;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.function.BiConsumer;

import org.eclipse.emf.common.util.TreeIterator;
import org.eclipse.emf.ecore.EObject;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.wiretune.core.FixEffect;
import org.wiretune.core.Insertion;
import org.wiretune.lint.Files;
import org.wiretune.lint.LintResult;
import org.wiretune.lint.finding.Fix;
import org.wiretune.lint.fix.ArgumentEdits;
import org.wiretune.lint.fix.Edits;
import org.wiretune.lint.fix.FixRefused;
import org.wiretune.lint.source.SourceTexts;
import org.wiretune.model.platform.ConfigurationGroup;
import org.wiretune.model.settings.Setting;

/** Changes of arguments under the quoting and the continuation lines of shells, in attributes and in files of lines. */
class ArgumentEditsTest {

	private static final String CONF = "eap/bin/run.conf";
	private static final String BATCH = "eap/bin/run.conf.bat";
	private static final String WEBSPHERE = "cells/c/nodes/n/servers/s/server.xml";
	private static final String LINES = "liberty/jvm.options";

	private static ConfigurationGroup group(Files files, String path) {
		LintResult result = files.lint();
		for (TreeIterator<EObject> all = result.solution().eAllContents(); all.hasNext();) {
			if (all.next() instanceof ConfigurationGroup group && JvmOptionGroup.KIND.equals(group.getKind()) && group.getOrigin() != null && group.getOrigin().path().equals(path)) {
				return group;
			}
		}
		throw new AssertionError("no options in " + path);
	}

	private static Files file(String path, String text) {
		Files files = new Files().with(path, text);
		return path.equals(LINES) ? files.with("liberty/server.xml", "<?xml version=\"1.0\"?>\n<server><featureManager><feature>jms-2.0</feature></featureManager></server>\n") : files;
	}

	/** What a change makes of a file, or null where it is impossible. */
	private static String change(String path, String text, BiConsumer<Edits, ConfigurationGroup> change) {
		Files files = file(path, text);
		ConfigurationGroup group = group(files, path);
		Edits edits = new Edits(SourceTexts.of(Map.of(path, files.source(path).text())));
		change.accept(edits, group);
		if (!edits.isPossible()) {
			return null;
		}
		try {
			return files.apply(new Fix("test", "test", "test", FixEffect.KEEPS_MEANING, "", edits.changes())).text(path);
		} catch (FixRefused refused) {
			throw new AssertionError(refused);
		}
	}

	private static Setting option(ConfigurationGroup group, String name) {
		Setting found = JvmOptionGroup.of(group, name);
		assertTrue(found.isSet(), name);
		return found;
	}

	private static String remove(String path, String text, String name) {
		return change(path, text, (edits, group) -> ArgumentEdits.remove(edits, option(group, name)));
	}

	private static String add(String path, String text, String... arguments) {
		return change(path, text, (edits, group) -> {
			Insertion place = group.getSettings().stream().filter(setting -> !setting.isSet()).findFirst().orElseThrow().getInsertion();
			ArgumentEdits.add(edits, place, List.of(arguments));
		});
	}

	@Test
	void removedWithItsSeparatingBlank() {
		assertEquals("JAVA_OPTS=\"-Da=1 -Db=2\"\n", remove(CONF, "JAVA_OPTS=\"-Da=1 -XX:+UseTLAB -Db=2\"\n", "-XX:UseTLAB"));
		assertEquals("JAVA_OPTS=\"-Db=2\"\n", remove(CONF, "JAVA_OPTS=\"-XX:+UseTLAB -Db=2\"\n", "-XX:UseTLAB"));
		assertEquals("JAVA_OPTS=\"-Da=1\"\n", remove(CONF, "JAVA_OPTS=\"-Da=1   -XX:+UseTLAB\"\n", "-XX:UseTLAB"));
		assertEquals("JAVA_OPTS=\"\"\n", remove(CONF, "JAVA_OPTS=\"-XX:+UseTLAB\"\n", "-XX:UseTLAB"));
		assertEquals("JAVA_OPTS=\"$JAVA_OPTS -Xmx1g\"\n", remove(CONF, "JAVA_OPTS=\"$JAVA_OPTS -XX:MaxPermSize=256m -Xmx1g\"\n", "-XX:MaxPermSize"));
		assertEquals("JAVA_OPTS='-Da=1 -Db=2'\n", remove(CONF, "JAVA_OPTS='-Da=1 -XX:+UseTLAB -Db=2'\n", "-XX:UseTLAB"));
		assertEquals("JAVA_OPTS=\"-Da=1 $MORE\"\n", remove(CONF, "JAVA_OPTS=\"-Da=1 -XX:+UseTLAB $MORE\"\n", "-XX:UseTLAB"));
	}

	@Test
	void continuationLinesStayJoined() {
		String text = "JAVA_OPTS=\"-Da=1 \\\n  -XX:+UseTLAB \\\n  -Db=2\"\n";
		assertEquals("JAVA_OPTS=\"-Da=1 \\\n  -Db=2\"\n", remove(CONF, text, "-XX:UseTLAB"));
		assertEquals("JAVA_OPTS=\"-Da=1 \\\r\n  -Db=2\"\r\n", remove(CONF, text.replace("\n", "\r\n"), "-XX:UseTLAB"));
		assertEquals("JAVA_OPTS=\"-Da=1 \\\n  -Db=2\"\n", remove(CONF, "JAVA_OPTS=\"-Da=1 -XX:+UseTLAB \\\n  -Db=2\"\n", "-XX:UseTLAB").replace("1  \\", "1 \\"));
		String last = remove(CONF, "JAVA_OPTS=\"-Da=1 \\\n  -XX:+UseTLAB\"\nOTHER=1\n", "-XX:UseTLAB");
		assertEquals(List.of("-Da"), group(file(CONF, last), CONF).getSettings().stream().filter(Setting::isSet).map(Setting::getName).toList());
		assertTrue(last.endsWith("\"\nOTHER=1\n"), last);
	}

	@Test
	void valueThatALineEndOrAQuoteSplitsIsLeftAlone() {
		assertEquals(null, remove(CONF, "JAVA_OPTS=\"-Da=1 -XX:MaxPerm\\\nSize=256m\"\n", "-XX:MaxPermSize"));
		assertEquals(null, remove(CONF, "SIZE=256m\nJAVA_OPTS=\"-Da=1 -XX:MaxPermSize=$SIZE\"\n", "-XX:MaxPermSize"));
		assertEquals(null, remove(CONF, "JAVA_OPTS=\"-Da=1 -Db=\\\"x y\\\"\"\n", "-Db"));
	}

	@Test
	void windowsScripts() {
		assertEquals("set \"JAVA_OPTS=%JAVA_OPTS% -Xmx1g\"\r\n", remove(BATCH, "set \"JAVA_OPTS=%JAVA_OPTS% -XX:MaxPermSize=256m -Xmx1g\"\r\n", "-XX:MaxPermSize"));
		assertEquals("set JAVA_OPTS=-Xmx1g -Da=1\r\n", add(BATCH, "set JAVA_OPTS=-Xmx1g\r\n", "-Da=1"));
		assertEquals("set \"JAVA_OPTS=-Xmx1g -Da=1 -Db=2\"\r\n", add(BATCH, "set \"JAVA_OPTS=-Xmx1g\"\r\n", "-Da=1", "-Db=2"));
	}

	@Test
	void addedInsideTheQuotes() {
		assertEquals("JAVA_OPTS=\"-Da=1 -Xmx1g\"\n", add(CONF, "JAVA_OPTS=\"-Da=1\"\n", "-Xmx1g"));
		assertEquals("JAVA_OPTS='-Da=1 -Xmx1g -Xms1g'\n", add(CONF, "JAVA_OPTS='-Da=1'\n", "-Xmx1g", "-Xms1g"));
		assertEquals("JAVA_OPTS=\"-Xmx1g\"\n", add(CONF, "JAVA_OPTS=\"\"\n", "-Xmx1g"));
		assertEquals("JAVA_OPTS=\"-Da=1\"\nJAVA_OPTS=\"$JAVA_OPTS -Db=2 -Xmx1g\"\n", add(CONF, "JAVA_OPTS=\"-Da=1\"\nJAVA_OPTS=\"$JAVA_OPTS -Db=2\"\n", "-Xmx1g"));
	}

	/** Without quotes a blank would end the assignment, and the shell would run the argument. */
	@ParameterizedTest
	@ValueSource(strings = { "JAVA_OPTS=-Da=1\n", "JAVA_OPTS=-Da=1", "JAVA_OPTS=-Da=1; export JAVA_OPTS\n", "export JAVA_OPTS=-Da=1 OTHER=2\n" })
	void nothingIsAddedWithoutQuotes(String text) {
		assertEquals(null, add(CONF, text, "-Xmx1g"));
	}

	@Test
	void valuesAndNames() {
		assertEquals("JAVA_OPTS=\"-Xmx4g -Da=1\"\n", change(CONF, "JAVA_OPTS=\"-Xmx1024m -Da=1\"\n", (edits, group) -> ArgumentEdits.value(edits, option(group, "-Xmx"), "4g")));
		assertEquals("JAVA_OPTS=\"-XX:-UseX\"\n", change(CONF, "JAVA_OPTS=\"-XX:+UseX\"\n", (edits, group) -> ArgumentEdits.value(edits, option(group, "-XX:UseX"), "-")));
		assertEquals("JAVA_OPTS=\"-XX:+UseY -Da=1\"\n", change(CONF, "JAVA_OPTS=\"-XX:+UseX -Da=1\"\n", (edits, group) -> ArgumentEdits.rename(edits, option(group, "-XX:UseX"), "UseY")));
		assertEquals("JAVA_OPTS=\"-XX:Y=3 -Da=1\"\n", change(CONF, "JAVA_OPTS=\"-XX:X=3 -Da=1\"\n", (edits, group) -> ArgumentEdits.rename(edits, option(group, "-XX:X"), "Y")));
		assertEquals("JAVA_OPTS=\"-Da=1 -Xlog:gc\"\n", change(CONF, "JAVA_OPTS=\"-Da=1 -Xloggc:a.log\"\n", (edits, group) -> ArgumentEdits.replace(edits, option(group, "-Xloggc"), "-Xlog:gc")));
		assertEquals("JAVA_OPTS=\"-XX:+U -XX:+UseX\"\n", change(CONF, "JAVA_OPTS=\"-XX:+UseX\"\n", (edits, group) -> ArgumentEdits.before(edits, option(group, "-XX:UseX"), "-XX:+U")));
	}

	@Test
	void sameNameIsRemovedEachTime() {
		assertEquals("JAVA_OPTS=\"-Da=1\"\n", change(CONF, "JAVA_OPTS=\"-XX:+UseX -Da=1 -XX:+UseX\"\n", (edits, group) -> ArgumentEdits.remove(edits,
				group.getSettings().stream().filter(setting -> setting.getName().equals("-XX:UseX")).toList())));
	}

	@Test
	void linesOfLiberty() {
		assertEquals("-Xmx1g\n-Da=1\n", remove(LINES, "-Xmx1g\n-XX:+UseX\n-Da=1\n", "-XX:UseX"));
		assertEquals("-Xmx1g\r\n", remove(LINES, "-Xmx1g\r\n-XX:+UseX\r\n", "-XX:UseX"));
		assertEquals("-Xmx1g\n-Da=1\n-Db=2\n", add(LINES, "-Xmx1g\n", "-Da=1", "-Db=2"));
		assertEquals("-Xmx1g\n-Da=1\n-Db=2", add(LINES, "-Xmx1g", "-Da=1", "-Db=2"));
		assertEquals("# x\n-XX:+U\n-XX:+UseX\n", change(LINES, "# x\n-XX:+UseX\n", (edits, group) -> ArgumentEdits.before(edits, option(group, "-XX:UseX"), "-XX:+U")));
	}

	@Test
	void attributesOfWebSphere() {
		String before = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<process:Server xmlns:process=\"http://www.ibm.com/websphere/appserver/schemas/5.0/process.xmi\" name=\"s\">\n  <processDefinitions>\n    <jvmEntries genericJvmArguments=\"%s\"/>\n  </processDefinitions>\n</process:Server>\n";
		assertEquals(before.formatted("-Da=1 -Db=2"), remove(WEBSPHERE, before.formatted("-Da=1 -Xlp -Db=2"), "-Xlp"));
		assertEquals(before.formatted("-Db=2"), remove(WEBSPHERE, before.formatted("-Xlp64K -Db=2"), "-Xlp"));
		assertEquals(before.formatted(""), remove(WEBSPHERE, before.formatted("-Xlp"), "-Xlp"));
		assertEquals(before.formatted("-Da=1\n      -Db=2"), remove(WEBSPHERE, before.formatted("-Da=1\n      -Xlp\n      -Db=2"), "-Xlp"));
		assertEquals(before.formatted("-Da=1\n      -Db=2"), remove(WEBSPHERE, before.formatted("-Da=1\n      -Xlp -Db=2"), "-Xlp"));
		assertEquals(before.formatted("-Da=1 -Xlp"), add(WEBSPHERE, before.formatted("-Da=1"), "-Xlp"));
		assertEquals(before.formatted("-Xlp"), add(WEBSPHERE, before.formatted(""), "-Xlp"));
	}

	@Test
	void shownAsWritten() {
		ConfigurationGroup group = group(file(CONF, "JAVA_OPTS=\"-XX:+UseX -XX:Y=3 -Xmx1g -Xgcpolicy:gencon -verbose:gc -server -Da=b\"\n"), CONF);
		assertEquals(List.of("-XX:+UseX", "-XX:Y=3", "-Xmx1g", "-Xgcpolicy:gencon", "-verbose:gc", "-server", "-Da=b"),
				group.getSettings().stream().filter(Setting::isSet).map(ArgumentEdits::shown).toList());
		assertFalse(group.getSettings().isEmpty());
	}
}
