/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.format;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

import org.eclipse.emf.ecore.EObject;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.wiretune.core.Origin;
import org.wiretune.core.ValueForm;
import org.wiretune.lint.finding.TextChange;
import org.wiretune.lint.fix.Edits;
import org.wiretune.lint.read.Corpus;
import org.wiretune.lint.read.FileFormats;
import org.wiretune.lint.read.MemoryTree;
import org.wiretune.lint.source.SourceText;
import org.wiretune.lint.source.SourceTexts;
import org.wiretune.model.settings.Setting;

/** Each value that is read knows how another one is written there, and reading gives that one back. */
class ValueFormsTest {

	private static final FileReader READER = new FileReader(FileFormats.all(), SourceText.DEFAULT_MAXIMUM_BYTES);

	private static final List<String> HOSTILE = List.of("plain", "5", "", " ", " leading", "trailing ", "it's", "say \"x\"", "a'b\"c", "\"", "'", "a&b", "&amp;", "&#65;", "a<b", "a>b", "]]>", "<![CDATA[x]]>", "<!-- a -->",
			"a--b", "-- a", "C:\\data\\new", "\\", "a\\", "\\u0041", "\\\"", "#a", "a #b", "!a", "a: b", ":", "a=b", "=", "${pool.size}", "${a", "$x", "$(x)", "%x%", "100%", "`x`", "a;b", "a|b", "a b", "-Da=b -Dc=d",
			"-a", "{a}", "[a]", "*", "?", "@a", "a,b", "a)b", "a\nb", "a\r\nb", "a\rb", "a\tb", "\u0000", "\u0007x", "a\u007fb", "Gr\u00fc\u00dfe", "\u65e5\u672c", "\uD83D\uDE00", "\uD83D", "a\u00a0b", "a\u2028b", "\uFEFFa",
			"\uFFFE", "yes", "010", "~");

	/** A file of each syntax with each way to write a value; what is read of them and takes any text is tried. */
	private static Map<String, String> files() {
		Map<String, String> files = new TreeMap<>();
		files.put("a/server.xml", """
				<server>
				  <dataSource jndiName="jdbc/a" id='b'><properties serverName="h" databaseName='d &amp; "e"'/></dataSource>
				  <connectionManager id='c' purgePolicy='EntirePool'/>
				  <include location="x.xml"/>
				  <logging traceSpecification='*=info' messageFormat="simple"/>
				</server>
				""");
		files.put("a/mysql-ds.xml", """
				<datasources>
				  <local-tx-datasource>
				    <jndi-name>A</jndi-name>
				    <connection-url>jdbc:mysql://h/d?rewriteBatchedStatements=false</connection-url>
				    <driver-class><![CDATA[com.mysql.jdbc.Driver]]></driver-class>
				  </local-tx-datasource>
				  <local-tx-datasource>
				    <jndi-name>B</jndi-name>
				    <connection-url><![CDATA[jdbc:mysql://h/d?a=b&rewriteBatchedStatements=true]]></connection-url>
				    <driver-class>com.mysql.jdbc.Driver</driver-class>
				  </local-tx-datasource>
				</datasources>
				""");
		files.put("a/META-INF/persistence.xml", """
				<persistence xmlns="http://java.sun.com/xml/ns/persistence" version="2.0">
				  <persistence-unit name="p">
				    <jta-data-source>jdbc/a</jta-data-source>
				    <properties><property name='hibernate.jdbc.batch_size' value='5'/></properties>
				  </persistence-unit>
				</persistence>
				""");
		files.put("a/one.composite", """
				<composite xmlns="http://docs.oasis-open.org/ns/opencsa/sca/200912" targetNamespace="urn:a" name="one">
				  <component name="C"><implementation.java class="a.C"/><reference name="r" target="D E"/></component>
				  <component name="D"><implementation.java class="a.D"/></component>
				  <component name="E"><implementation.java class="a.E"/></component>
				  <reference name="out" promote="C/r"><binding.jms uri="jms:queue:Q"/></reference>
				</composite>
				""");
		files.put("a/jboss/deploy/ejb3-interceptors-aop.xml", """
				<aop xmlns="urn:jboss:aop-beans:1.0">
				  <domain name="Message Driven Bean">
				    <annotation expr="class(*)">@org.jboss.ejb3.annotation.Pool (value="StrictMaxPool", maxSize=15, timeout=10000)</annotation>
				  </domain>
				</aop>
				""");
		files.put("usr/servers/a/bootstrap.properties", "a.b = C:\\\\x\nc=d\n  e : f\n");
		files.put("usr/servers/a/server.env", "JAVA_HOME=/opt/java\nA = b c\n");
		files.put("usr/servers/a/jvm.options", "# options\n-Xmx1g\n-Dname=value\n-Dother=a b\n-XX:HeapDumpPath=/tmp/x\n");
		files.put("jboss/bin/run.conf", "JAVA_OPTS=\"-Xms1g -Dname=value -Dother=x\"\nJAVA_HOME=/opt/java\n");
		files.put("jboss/bin/run.bat", "set JAVA_OPTS=-Xms1g -Dname=value\r\nset \"JAVA_HOME=C:\\java\"\r\n");
		files.put("start.sh", "cd bin\n./run.sh -c all -b 0.0.0.0\n");
		files.put("src/shop/Listener.java", """
				package shop;

				import javax.ejb.ActivationConfigProperty;
				import javax.ejb.MessageDriven;
				import org.jboss.ejb3.annotation.Pool;

				@MessageDriven(activationConfig = { @ActivationConfigProperty(propertyName = "destination", propertyValue = "queue/a"),
						@ActivationConfigProperty(propertyName = "maxSession", propertyValue = "20") })
				@Pool(value = "StrictMaxPool", maxSize = 15)
				public class Listener implements javax.jms.MessageListener {
					public void onMessage(javax.jms.Message message) {
					}
				}
				""");
		files.put("a/application.properties", "spring.datasource.url=jdbc:a\nspring.datasource.username : b\nspring.datasource.driver-class-name \\\n   c\n");
		files.put("a/application.yml", """
				spring:
				  datasource:
				    url: jdbc:a # remark
				    driver-class-name: "c"
				    type: |
				      d
				""");
		files.put("b/application.yml", "spring:\n  datasource:\n    url: 'it''s'\n");
		files.put("etc/my.cnf", "[mysqld]\ninnodb_flush_method=O_DIRECT\ndatadir = '/a b'\ntmpdir=\"/c\"\n");
		files.put("etc/postgresql.conf", "wal_sync_method = fsync\nsynchronous_commit 'on' # remark\n");
		files.put("etc/sysctl.conf", "vm.swappiness = 1\n");
		files.put("etc/security/limits.conf", "jboss soft nofile 4096\n");
		files.put("etc/system", "set rlim_fd_max=65536\n");
		files.put("mq/qm.ini", "Channels:\n   MaxChannels=200\nLog:\n   LogType=CIRCULAR\n");
		files.put("tune.sh", "db2 update dbm cfg using MAX_COORDAGENTS 200\ndb2set DB2_PARALLEL_IO=*\n");
		return files;
	}

	private static List<Setting> settings(String path, byte[] bytes) {
		List<Setting> settings = new ArrayList<>();
		for (EObject part : READER.read(new MemoryTree.MemoryFile(path, bytes)).elements()) {
			if (part instanceof Setting setting) {
				settings.add(setting);
			}
			for (Iterator<EObject> inner = part.eAllContents(); inner.hasNext();) {
				if (inner.next() instanceof Setting setting) {
					settings.add(setting);
				}
			}
		}
		return settings;
	}

	private static SourceText source(String path, byte[] bytes) {
		return SourceText.decode(new MemoryTree.MemoryFile(path, bytes), new FileParts(path));
	}

	private static String applied(String text, List<TextChange> changes) {
		StringBuilder result = new StringBuilder(text);
		for (TextChange change : changes.reversed()) {
			assertTrue(text.startsWith(change.expected(), change.offset()), change::toString);
			result.replace(change.offset(), change.end(), change.replacement());
		}
		return result.toString();
	}

	private static long stating(List<Setting> settings, String name, String value) {
		return settings.stream().filter(each -> each.isSet() && each.getName().equals(name) && value.equals(each.getValue())).count();
	}

	/** Whether a value begins where something was written: at once, or behind a quote. */
	private static boolean isIn(int offset, TextChange change) {
		return offset == change.offset() || offset == change.offset() + 1;
	}

	private static String placed(Setting setting, int further) {
		return setting.getName() + '=' + setting.getValue() + '@' + (setting.getOrigin() == null ? -1 : setting.getOrigin().offset() + further);
	}

	/** {@return whether the value was written, after which it was read back} */
	private static boolean isWritten(String path, byte[] bytes, List<Setting> before, int number, String value) {
		Setting setting = before.get(number);
		SourceText source = source(path, bytes);
		Edits edits = new Edits(SourceTexts.of(Map.of(path, source.text()))).set(setting, value);
		if (!edits.isPossible()) {
			return false;
		}
		String text = applied(source.text(), edits.changes());
		byte[] changed;
		try {
			changed = source.encode(text);
		} catch (CharacterCodingException refused) {
			return false;
		}
		List<Setting> after = settings(path, changed);
		String told = path + ' ' + setting.getName() + ' ' + setting.form() + " <" + value + ">\n" + text;
		if (setting.isSet()) {
			TextChange change = edits.changes().getFirst();
			List<Setting> there = after.stream().filter(each -> each.isSet() && each.getName().equals(setting.getName()) && each.getOrigin() != null && isIn(each.getOrigin().offset(), change)).toList();
			// A number that is empty is none.
			assertTrue(value.isEmpty() && there.isEmpty() || there.stream().anyMatch(each -> value.equals(each.getValue())), told);
			List<String> now = after.stream().map(each -> placed(each, 0)).toList();
			int longer = change.replacement().length() - change.expected().length();
			for (Setting each : before) {
				Origin place = each.getOrigin();
				if (place != null && place.end() <= change.offset() || place != null && place.offset() >= change.end()) {
					assertTrue(now.contains(placed(each, place.offset() >= change.end() ? longer : 0)), () -> placed(each, 0) + " is gone: " + told);
				}
			}
		} else {
			assertTrue(value.isEmpty() || stating(after, setting.getName(), value) > stating(before, setting.getName(), value), told);
		}
		return true;
	}

	/** Numbers and names of a table are asked for what they mean; text may be anything. */
	private static boolean takesText(Setting setting) {
		return (!setting.getName().startsWith("-") || setting.getName().startsWith("-D")) && !setting.getName().equals("argument") && !setting.getName().equals("jvm-options") && (setting.form().canHold("a.b") || setting.isSet());
	}

	@ParameterizedTest
	@ValueSource(strings = {"UTF-8", "ISO-8859-1", "UTF-16"})
	void whatIsWrittenIsReadBackOrRefused(String encoding) {
		Map<String, Integer> written = new TreeMap<>();
		List<String> failures = new ArrayList<>();
		files().forEach((path, plain) -> {
			boolean isXml = plain.startsWith("<");
			if (!isXml && encoding.equals("UTF-16")) {
				return;
			}
			byte[] bytes = (isXml && !encoding.equals("UTF-8") ? "<?xml version='1.0' encoding='" + encoding + "'?>\n" + plain : plain).getBytes(Charset.forName(encoding));
			List<Setting> settings = settings(path, bytes);
			assertFalse(settings.isEmpty(), path);
			for (int i = 0; i < settings.size(); i++) {
				Setting setting = settings.get(i);
				if (setting.getOrigin() == null && setting.getInsertion() == null || !takesText(setting)) {
					continue;
				}
				// What tables could write is much and alike; all together get all values.
				for (int v = setting.isSet() ? 0 : i % 7; v < HOSTILE.size(); v += setting.isSet() ? 1 : 7) {
					String value = HOSTILE.get(v);
					boolean isWritten = false;
					try {
						isWritten = !value.equals(setting.getValue()) && isWritten(path, bytes, settings, i, value);
					} catch (AssertionError failure) {
						failures.add(failure.getMessage());
					}
					if (isWritten) {
						written.merge(setting.form().toString() + (setting.isSet() ? "" : " inserted"), 1, Integer::sum);
					}
				}
			}
		});
		assertEquals(List.of(), failures.stream().limit(20).toList());
		List<String> forms = new ArrayList<>(List.of("DOUBLE_QUOTED", "DOUBLE_QUOTED inserted", "SINGLE_QUOTED", "SINGLE_QUOTED inserted", "TEXT", "TEXT inserted", "CDATA", "LISTED", "PART", "QUOTED", "WORD"));
		if (!encoding.equals("UTF-16")) {
			forms.addAll(List.of("STRING", "SHELL", "BATCH", "LINE", "PropertiesSyntax NONE text", "PropertiesSyntax NONE text inserted", "YamlSyntax NONE text", "YamlSyntax SINGLE text", "YamlSyntax DOUBLE text",
					"YamlSyntax BLOCK text", "YamlSyntax NONE inserted", "LineSyntax NONE", "LineSyntax SINGLE text", "LineSyntax NONE inserted", "LimitsSyntax NONE", "CommandSyntax NONE"));
		}
		forms.forEach(form -> assertTrue(written.getOrDefault(form, 0) >= (form.equals("WORD") || form.equals("CommandSyntax NONE") || form.equals("PART") ? 10 : 20), () -> form + ": " + written));
	}

	/** Each value of a real file has a form, which writes the value that stands there as it stands, or so that it is read the same. */
	@ParameterizedTest
	@ValueSource(strings = {"apps", "composite", "jboss-eap5", "liberty", "sca-wid", "was"})
	void eachValueOfRealFilesIsWrittenAsItStands(String folder) throws IOException {
		int same = 0;
		int other = 0;
		int kept = 0;
		List<String> failures = new ArrayList<>();
		for (Path file : Corpus.readFiles(folder)) {
			String path = Corpus.relative(file);
			byte[] bytes = Files.readAllBytes(file);
			SourceText source = source(path, bytes);
			if (source == null || !source.isEditable()) {
				continue;
			}
			List<Setting> settings = settings(path, bytes);
			for (int i = 0; i < settings.size(); i++) {
				Setting setting = settings.get(i);
				Origin origin = setting.getOrigin();
				if (!setting.isSet() || origin == null) {
					continue;
				}
				assertNotNull(setting.getForm(), () -> path + ' ' + setting.getName());
				String raw = source.text().substring(origin.offset(), origin.end());
				ValueForm.Writing written = setting.getForm().mayReplace(raw, setting.getValue())
						? setting.getForm().write(source.text(), origin.offset(), origin.end(), setting.getValue()).orElse(null) : null;
				if (written == null) {
					kept++;
				} else if (written.text().equals(source.text().substring(written.start(), written.end()))) {
					same++;
				} else if (other++ < 200) {
					String text = new StringBuilder(source.text()).replace(written.start(), written.end(), written.text()).toString();
					if (!setting.getValue().equals(settings(path, source.encode(text)).get(i).getValue())) {
						failures.add(path + ' ' + setting.getName() + ' ' + setting.getForm() + ' ' + raw + " became " + written.text());
					}
				}
			}
		}
		assertEquals(List.of(), failures.stream().limit(20).toList());
		assertTrue(same > 20 && same > 3 * kept, folder + ": " + same + " as they stand, " + other + " otherwise, " + kept + " kept");
	}
}
