/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.wildfly;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import java.time.Duration;
import java.util.List;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.wiretune.core.Insertion;
import org.wiretune.core.Product;
import org.wiretune.lint.format.FileParts;
import org.wiretune.lint.jvm.JvmOptionGroup;
import org.wiretune.lint.source.SourceText;
import org.wiretune.model.platform.ConfigurationFile;
import org.wiretune.model.platform.ConfigurationGroup;
import org.wiretune.model.platform.JvmOptions;
import org.wiretune.model.settings.Setting;

class StartScriptTest {

	private static final StartScriptFormat FORMAT = new StartScriptFormat();

	private static FileParts read(String path, String text) {
		FileParts parts = new FileParts(path);
		FORMAT.read(SourceText.of(path, text), parts);
		return parts;
	}

	private static ConfigurationFile file(FileParts parts) {
		return (ConfigurationFile) parts.elements().getLast();
	}

	private static List<String> options(FileParts parts) {
		return file(parts).getGroups().stream().filter(group -> group.getKind().equals(JvmOptionGroup.KIND)).flatMap(group -> group.getSettings().stream()).filter(Setting::isSet)
				.map(setting -> setting.getName() + " " + setting.getValue()).toList();
	}

	private static List<String> shell(String... lines) {
		return options(read("x/bin/run.conf", String.join("\n", lines)));
	}

	private static List<String> batch(String... lines) {
		return options(read("x/bin/run.conf.bat", String.join("\r\n", lines)));
	}

	@Test
	void theScriptOfAProfileContinuesItsOwnVariable() {
		String text = """
				# JAVA_OPTS="-Xmx1m"
				if [ "x$JAVA_OPTS" = "x" ]; then
				   JAVA_OPTS="-Xms1303m -Xmx1303m -XX:MaxPermSize=256m -Dorg.jboss.resolver.warning=true"
				fi
				JAVA_OPTS="$JAVA_OPTS -XX:+UseLargePages"
				""";
		FileParts parts = read("eap/bin/run.conf", text);
		assertEquals(List.of("-Xms 1303m", "-Xmx 1303m", "-XX:MaxPermSize 256m", "-Dorg.jboss.resolver.warning true", "-XX:UseLargePages +"), options(parts));
		assertEquals(Product.JBOSS_EAP_5, file(parts).getProduct());
		JvmOptions jvm = (JvmOptions) parts.elements().getFirst();
		assertEquals(1303L << 20, jvm.getMaximumHeapSize().asBytes());
		assertEquals("1303m", text.substring(jvm.getMaximumHeapSize().getOrigin().offset(), jvm.getMaximumHeapSize().getOrigin().end()));
		assertEquals("$JAVA_OPTS -XX:+UseLargePages", jvm.getArguments().getValue());
		assertEquals("-Xms1303m -Xmx1303m -XX:MaxPermSize=256m -Dorg.jboss.resolver.warning=true -XX:+UseLargePages", jvm.getArguments().getResolved());
		for (Setting setting : file(parts).getGroups().getFirst().getSettings()) {
			if (setting.isSet()) {
				assertEquals(setting.getValue(), text.substring(setting.getOrigin().offset(), setting.getOrigin().end()));
			}
		}
		Insertion further = file(parts).getGroups().getFirst().getSettings().getLast().getInsertion();
		String changed = text.substring(0, further.offset()) + further.prefix() + "-server" + further.suffix() + text.substring(further.offset());
		assertTrue(options(read("eap/bin/run.conf", changed)).contains("-server -server"), changed);
	}

	/** The pieces stand in the wrong order in the file; found by the fuzzer. */
	@Test
	void anArgumentMayBeJoinedFromSeveralPlaces() {
		String text = "JAVA_OPTS=\"-Xms1m two\"\nJAVA_OPTS=\"-Da=b$JAVA_OPTS\"\n";
		FileParts parts = read("eap/bin/run.conf", text);
		assertEquals(List.of("-Da b-Xms1m", "argument two"), options(parts));
		Setting joined = file(parts).getGroups().getFirst().getSettings().getFirst();
		assertEquals("b", text.substring(joined.getOrigin().offset(), joined.getOrigin().end()));
	}

	@Test
	void theSizingOfWildFlyStandsInAVariableOfItsOwn() {
		String text = """
				if [ "x$JBOSS_MODULES_SYSTEM_PKGS" = "x" ]; then
				   JBOSS_MODULES_SYSTEM_PKGS="org.jboss.byteman"
				fi
				if [ "x$JBOSS_JAVA_SIZING" = "x" ]; then
				   JBOSS_JAVA_SIZING="-Xms64m -Xmx512m"
				fi
				if [ "x$JAVA_OPTS" = "x" ]; then
				   JAVA_OPTS="$JBOSS_JAVA_SIZING -Djava.net.preferIPv4Stack=true"
				   JAVA_OPTS="$JAVA_OPTS -Djboss.modules.system.pkgs=$JBOSS_MODULES_SYSTEM_PKGS"
				else
				   echo "JAVA_OPTS already set in environment; overriding default settings with values: $JAVA_OPTS"
				   JAVA_OPTS="-Xmx1m"
				fi
				""";
		FileParts parts = read("wildfly/bin/standalone.conf", text);
		assertEquals(List.of("-Xms 64m", "-Xmx 512m", "-Djava.net.preferIPv4Stack true", "-Djboss.modules.system.pkgs org.jboss.byteman"), options(parts));
		assertEquals(Product.WILDFLY, file(parts).getProduct());
		Setting heap = ((JvmOptions) parts.elements().getFirst()).getMaximumHeapSize();
		assertEquals(5, heap.getOrigin().line());
		ConfigurationGroup variables = file(parts).getGroups().get(1);
		assertEquals(List.of("JBOSS_MODULES_SYSTEM_PKGS", "JBOSS_JAVA_SIZING"), variables.getSettings().stream().map(Setting::getName).toList());
	}

	@Test
	void shellForms() {
		assertEquals(List.of("-Xmx 1g"), shell("export JAVA_OPTS=-Xmx1g"));
		assertEquals(List.of("-Xmx 1g"), shell("JAVA_OPTS='-Xmx1g'"));
		assertEquals(List.of("-Xms 1g", "-Xmx 2g"), shell("JAVA_OPTS=\"-Xms1g \\", "   -Xmx2g\""));
		assertEquals(List.of("-Xms 1g", "-Xmx 2g"), shell("JAVA_OPTS=-Xms1g; JAVA_OPTS+=' -Xmx2g'"));
		assertEquals(List.of("-Xmx 3g"), shell("JAVA_OPTS=\"${JAVA_OPTS:--Xmx3g}\""));
		assertEquals(List.of("-Xmx 4g"), shell("JAVA_OPTS=\"$JAVA_OPTS ${OTHER} -Xmx4g\""));
		assertEquals(List.of("-Xmx 5g"), shell("if [ -z \"$JAVA_OPTS\" ]; then JAVA_OPTS=-Xmx5g; fi"));
		assertEquals(List.of("-Xmx 6g"), shell("JAVA_OPTS=-Xmx6g", "if [ -z \"$JAVA_OPTS\" ]; then JAVA_OPTS=-Xmx5g; fi"));
		assertEquals(List.of("-Xmx 7g"), shell("if [ -n \"$JAVA_OPTS\" ]; then JAVA_OPTS=-Xmx1g; elif [ -z \"$JAVA_OPTS\" ]; then JAVA_OPTS=-Xmx7g; else JAVA_OPTS=-Xmx8g; fi"));
		assertEquals(List.of("-Dmessage a b"), shell("JAVA_OPTS=\"-Dmessage=\\\"a b\\\"\""));
		assertEquals(List.of("-Xmx 9g"), shell("echo done # don't count this quote", "JAVA_OPTS=-Xmx9g"));
	}

	@Test
	void whatASystemOfAnotherKindGetsIsNotRead() {
		String first = "JAVA_OPTS=-Xmx1g; darwin=false; case \"`uname`\" in Darwin*) darwin=true ;; esac";
		assertEquals(List.of("-Xmx 1g"), shell(first, "if $darwin; then", "  JAVA_OPTS=\"-d32 $JAVA_OPTS\"", "fi"));
		assertEquals(List.of("-Xmx 1g"), shell(first, "if [ \"$cygwin\" = \"true\" ]; then JAVA_OPTS=\"-d32 $JAVA_OPTS\"; fi"));
		assertEquals(List.of("-Xmx 1g", "-Xms 1g"), shell(first, "if $darwin; then JAVA_OPTS=-d32; else JAVA_OPTS=\"$JAVA_OPTS -Xms1g\"; fi"));
		assertEquals(List.of("-Xmx 1g", "-Xms 1g"), shell(first, "if ! $darwin; then JAVA_OPTS=\"$JAVA_OPTS -Xms1g\"; fi"), "the other systems");
		assertEquals(List.of("-Xmx 1g", "-Xms 1g"), shell(first, "if $linux; then JAVA_OPTS=\"$JAVA_OPTS -Xms1g\"; fi"));
		assertEquals(List.of("-Xmx 1g", "-Xms 1g"), shell(first, "if $darwin || $linux; then JAVA_OPTS=\"$JAVA_OPTS -Xms1g\"; fi"));
		assertEquals(List.of("-Xmx 1g", "-Xms 1g"), shell(first, "if $darwinistic; then JAVA_OPTS=\"$JAVA_OPTS -Xms1g\"; fi"), "a variable of another name");
	}

	@Test
	void batchForms() {
		assertEquals(List.of("-Xms 64M", "-Xmx 512M", "-Dsun.rmi.dgc.client.gcInterval 3600000"),
				batch("if not \"x%JAVA_OPTS%\" == \"x\" (", "  echo set already", "  goto JAVA_OPTS_SET", ")", "rem set JAVA_OPTS=-Xmx1m", "set \"JAVA_OPTS=-Xms64M -Xmx512M\"",
						"set \"JAVA_OPTS=%JAVA_OPTS% -Dsun.rmi.dgc.client.gcInterval=3600000\"", ":JAVA_OPTS_SET"));
		assertEquals(List.of("-Xmx 1G", "-XX:UseParallelGC +"), batch("SET Java_Opts=-Xmx1G", "set JAVA_OPTS=%java_opts% -XX:+UseParallelGC"));
		assertEquals(List.of("-Xms 64M"), batch("if \"x%JBOSS_JAVA_SIZING%\" == \"x\" (", "  set \"JBOSS_JAVA_SIZING=-Xms64M\"", ") else (", "  set \"JBOSS_JAVA_SIZING=-Xms1M\"", ")",
				"set \"JAVA_OPTS=%JBOSS_JAVA_SIZING%\""));
		assertEquals(List.of("-Xmx 2G"), batch("set JAVA_OPTS=-Xmx2G", "if \"x%JAVA_OPTS%\" == \"x\" set JAVA_OPTS=-Xmx1G"));
	}

	@ParameterizedTest
	@ValueSource(strings = { "JAVA_OPTS=\"-Xmx1g", "JAVA_OPTS='", "JAVA_OPTS=", "if fi else then JAVA_OPTS", "fi fi JAVA_OPTS=\\", "JAVA_OPTS=${", "JAVA_OPTS=\"${JAVA_OPTS", "\"JAVA_OPTS", "JAVA_OPTS=$" })
	void brokenScriptsEndNothing(String text) {
		for (String name : List.of("run.conf", "run.conf.bat", "standalone.conf", "domain.conf.bat")) {
			assertTrue(read("x/bin/" + name, text).problems().isEmpty());
			assertTrue(read("x/bin/" + name, "set " + text).problems().isEmpty());
		}
	}

	@Test
	void aVariableThatDoublesItselfStaysBounded() {
		String doubling = "JAVA_OPTS=-Xmx1g\n" + "JAVA_OPTS=\"$JAVA_OPTS $JAVA_OPTS\"\n".repeat(200);
		assertTimeoutPreemptively(Duration.ofSeconds(20), () -> assertFalse(shell(doubling).isEmpty()));
	}

	@Test
	void whatIsNoStartScriptIsPassedOver() {
		assertTrue(FORMAT.accepts("a/bin/run.sh") && FORMAT.accepts("a/bin/run.bat") && FORMAT.accepts("standalone.conf") && FORMAT.accepts("a/domain.conf.bat"));
		assertFalse(FORMAT.accepts("a/run.sh") || FORMAT.accepts("a/bin/start.sh") || FORMAT.accepts("a/bin/run.py") || FORMAT.accepts("a/run.conf.ps1") || FORMAT.accepts("run"));
		assertTrue(read("a/bin/run.sh", "echo nothing").isEmpty());
		JvmOptions jvm = (JvmOptions) read("x/bin/run.conf", "JAVA_OPTS=-server").elements().getFirst();
		assertNull(jvm.getMaximumHeapSize().getValue());
		assertEquals(" -Xmx", jvm.getMaximumHeapSize().getInsertion().prefix());
	}
}
