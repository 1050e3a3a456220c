/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.jvm;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;

import org.junit.jupiter.api.Test;
import org.wiretune.core.Insertion;
import org.wiretune.lint.source.SourceText;
import org.wiretune.lint.xml.XmlDocument;
import org.wiretune.model.platform.ConfigurationGroup;
import org.wiretune.model.settings.Setting;
import org.wiretune.model.settings.SettingState;
import org.wiretune.model.settings.ValueType;

class JvmOptionGroupTest {

	private static ConfigurationGroup attribute(String raw) {
		SourceText source = SourceText.of("server.xml", "<jvmEntries genericJvmArguments=\"" + raw + "\"/>");
		XmlDocument document = XmlDocument.parse(source, root -> true, problem -> {
			throw new AssertionError(problem);
		});
		return JvmOptionGroup.of(source, document.root().attribute("genericJvmArguments"));
	}

	private static ConfigurationGroup lines(String text) {
		return JvmOptionGroup.ofLines(SourceText.of("jvm.options", text));
	}

	/** Name, value and the text at the origin of each setting that is set. */
	private static List<String> told(ConfigurationGroup group, String file) {
		List<String> told = new ArrayList<>();
		for (Setting setting : group.getSettings()) {
			if (setting.isSet()) {
				assertEquals(setting.getValue(), file.substring(setting.getOrigin().offset(), setting.getOrigin().end()));
				told.add(setting.getName() + " = " + setting.effective());
			}
		}
		return told;
	}

	@Test
	void eachFormOfAnOptionHasItsNameAndItsValue() {
		String file = """
				# remark -Xmx1m
				-Xms1303m
				-Xmx2G
				-Xmn0.5g
				-Xss128k
				-XX:+UseParallelGC
				-XX:-UseBiasedLocking
				-XX:MaxPermSize=256m
				-XX:ParallelGCThreads=32
				-XX:SurvivorRatio=8
				-Dsun.rmi.dgc.client.gcInterval=3600000
				-Dempty=
				-Dflag
				-Dx=a=b
				-Xgcpolicy:gencon
				-Xgcthreads4
				-Xminf0.3
				-verbose:gc
				-Xloggc:logs/gc.log
				-Xlog:gc*:file=gc.log:time
				-Xnoclassgc
				-server
				-agentlib:jdwp=transport=dt_socket,address=7777
				-javaagent:a b.jar=x
				--add-opens=java.base/java.lang=ALL-UNNAMED
				""";
		ConfigurationGroup group = lines(file);
		assertEquals(List.of("-Xms = 1303m", "-Xmx = 2G", "-Xmn = 0.5g", "-Xss = 128k", "-XX:UseParallelGC = true", "-XX:UseBiasedLocking = false", "-XX:MaxPermSize = 256m",
				"-XX:ParallelGCThreads = 32", "-XX:SurvivorRatio = 8", "-Dsun.rmi.dgc.client.gcInterval = 3600000", "-Dempty = ", "-Dflag = ", "-Dx = a=b", "-Xgcpolicy = gencon",
				"-Xgcthreads = 4", "-Xminf = 0.3", "-verbose:gc = true", "-Xloggc = logs/gc.log", "-Xlog = gc*:file=gc.log:time", "-Xnoclassgc = true", "-server = true",
				"-agentlib:jdwp = transport=dt_socket,address=7777", "-javaagent = a b.jar=x", "--add-opens = java.base/java.lang=ALL-UNNAMED"), told(group, file));
		assertEquals(1303L << 20, JvmOptionGroup.of(group, "-Xms").asBytes());
		assertEquals(3_600_000L, JvmOptionGroup.of(group, "-Dsun.rmi.dgc.client.gcInterval").asMilliseconds());
		assertEquals(ValueType.NUMBER, JvmOptionGroup.of(group, "-XX:ParallelGCThreads").getValueType());
		assertEquals(ValueType.TRUTH, JvmOptionGroup.of(group, "-verbose:gc").getValueType());
		assertTrue(JvmOptionGroup.of(group, "-XX:UseParallelGC").asTruth());
		assertFalse(JvmOptionGroup.of(group, "-XX:UseBiasedLocking").asTruth());
		assertEquals("+", JvmOptionGroup.of(group, "-XX:UseParallelGC").getValue());
	}

	@Test
	void quotesAndReferencesOfAnAttribute() {
		ConfigurationGroup group = attribute("  -Dpath=&quot;C:\\My files&quot;  \"-Dy=1 2".replace("\"-D", "&quot;-D") + "&quot; -Dz=&amp;&#65; -classpath a.jar:b.jar ${MORE}");
		List<Setting> settings = group.getSettings();
		assertEquals(List.of("-Dpath", "-Dy", "-Dz", "-classpath", "argument", "argument"), settings.stream().map(Setting::getName).toList());
		assertEquals("C:\\My files", settings.get(0).getValue());
		assertEquals("1 2", settings.get(1).getValue());
		assertEquals("&A", settings.get(2).getValue());
		assertEquals("&amp;&#65;".length(), settings.get(2).getOrigin().length());
		assertEquals("a.jar:b.jar", settings.get(3).getValue());
		assertEquals("${MORE}", settings.get(4).getValue());
		assertEquals(SettingState.ABSENT, settings.get(5).getState());
	}

	@Test
	void theLastOfANameCounts() {
		assertEquals("3g", JvmOptionGroup.of(attribute("-Xmx1g -Xmx2g -Xmx3g"), "-Xmx").getValue());
	}

	@Test
	void aMissingOptionHasItsPlace() {
		for (String[] each : new String[][] { { "", "-Xmx9g\n" }, { "-server", "-server\n-Xmx9g" }, { "-server\n", "-server\n-Xmx9g\n" }, { "-server\r\n", "-server\r\n-Xmx9g\r\n" } }) {
			assertEquals(each[1], apply(each[0], JvmOptionGroup.of(lines(each[0]), "-Xmx").getInsertion(), "9g"));
		}
		Insertion empty = JvmOptionGroup.of(attribute(""), "-Xmx").getInsertion();
		assertEquals("-Xmx", empty.prefix());
		Insertion behind = JvmOptionGroup.of(attribute("-Dx=1"), "-XX:MaxPermSize").getInsertion();
		assertEquals(" -XX:MaxPermSize=", behind.prefix());
		assertNull(JvmOptionGroup.of(JvmOptionGroup.of(List.of(), SourceText.wholeFile("x"), null), "-Xmx").getInsertion());
	}

	@Test
	void nothingBreaksIt() {
		for (String text : List.of("-", "--", "-D", "-D=", "-X", "-XX:", "-XX:+", "-XX:=", "-Xmx", "-Xms$HEAP", "-verbose:", "\"", "\\", "-cp", "\u0000", "-agentlib", "🙂 -Dx=🙂")) {
			for (ConfigurationGroup group : List.of(lines(text), lines(text + '\r' + text))) {
				assertFalse(group.getSettings().isEmpty());
			}
		}
		assertEquals("$HEAP", JvmOptionGroup.of(lines("-Xms$HEAP"), "-Xms").getValue());
		assertEquals("unclosed rest", JvmOptionGroup.of(JvmOptionGroup.of(JvmArguments.ofLine(text("-Dx=\"unclosed rest")), SourceText.wholeFile("a"), null), "-Dx").getValue());
		assertEquals("a\"b", JvmOptionGroup.of(JvmOptionGroup.of(JvmArguments.ofLine(text("-Dx=a\\\"b")), SourceText.wholeFile("a"), null), "-Dx").getValue());
	}

	@Test
	void aFileFullOfArgumentsIsBounded() {
		assertEquals(10_000, JvmArguments.ofLines(text("-a\n".repeat(20_000))).size());
		assertEquals(10_000, JvmArguments.ofLine(text("-a ".repeat(20_000))).size());
	}

	private static ArgumentText text(String text) {
		return ArgumentText.of(SourceText.of("a", text), 0, text.length(), JvmForm.LINE);
	}

	private static String apply(String text, Insertion place, String value) {
		return text.substring(0, place.offset()) + place.prefix() + value + place.suffix() + text.substring(place.offset() + place.replaced().length());
	}
}
