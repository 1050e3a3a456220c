/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.read;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Random;

import org.eclipse.emf.ecore.EObject;
import org.junit.jupiter.api.Assertions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.wiretune.lint.finding.ReadProblem;
import org.wiretune.lint.format.FileFormat;
import org.wiretune.lint.format.FileParts;
import org.wiretune.lint.format.FileReader;
import org.wiretune.lint.format.XmlFormat;
import org.wiretune.lint.source.SourceText;
import org.wiretune.model.assembly.Component;
import org.wiretune.model.assembly.Import;
import org.wiretune.model.assembly.InteractionStyle;
import org.wiretune.model.platform.DataSource;
import org.wiretune.model.platform.PersistenceUnit;
import org.wiretune.model.settings.Setting;

/** Files that are broken, hostile or odd: no exception, one clear problem, and what can be read is read. */
class BrokenFilesTest {

	private static final List<FileFormat> XML = FileFormats.all().stream().filter(XmlFormat.class::isInstance).toList();

	private static FileParts read(String path, byte[] bytes) {
		return new FileReader(XML, SourceText.DEFAULT_MAXIMUM_BYTES).read(new MemoryTree.MemoryFile(path, bytes));
	}

	private static FileParts read(String path, String text) {
		return read(path, text.getBytes(StandardCharsets.UTF_8));
	}

	private static void assertSound(FileParts parts, String where) {
		for (ReadProblem problem : parts.problems()) {
			assertNotEquals(ReadProblem.Kind.INTERNAL, problem.kind(), () -> where + ": " + problem.message());
		}
		for (ReadProblem.Kind kind : ReadProblem.Kind.values()) {
			// Each name that leads nowhere is told by itself.
			assertTrue(kind == ReadProblem.Kind.UNRESOLVED || parts.problems().stream().filter(problem -> problem.kind() == kind).count() <= 1, () -> where + ": " + parts.problems());
		}
	}

	/** Every fourth of a hundred places, in the next file those beside them, and the whole. */
	@Test
	void everyFileOfTheCorpusCutAtManyPlacesIsReadWithoutFailure() throws IOException {
		List<Path> files = Corpus.readFiles("");
		for (int place = 0; place < files.size(); place++) {
			Path file = files.get(place);
			byte[] bytes = Files.readAllBytes(file);
			assertSound(read(Corpus.relative(file), bytes), file.toString());
			for (int i = place % 4; i < 100; i += 4) {
				int length = (int) ((long) bytes.length * i / 100);
				assertSound(read(Corpus.relative(file), Arrays.copyOf(bytes, length)), file + " cut to " + length);
			}
		}
	}

	@Test
	void aValueOfACutFileIsTheWholeValueOrNone() {
		for (var file : Samples.files().entrySet()) {
			String text = new String(file.getValue(), StandardCharsets.UTF_8);
			List<String> whole = values(read(file.getKey(), text));
			for (int length = 0; length < text.length(); length++) {
				FileParts parts = read(file.getKey(), text.substring(0, length));
				assertSound(parts, file.getKey());
				for (String value : values(parts)) {
					assertTrue(whole.contains(value), file.getKey() + " cut to " + length + " states " + value);
				}
				for (Setting setting : Settings.of(parts).values()) {
					assertTrue(setting.getInsertion() == null || setting.getInsertion().offset() <= length);
				}
			}
		}
	}

	private static List<String> values(FileParts parts) {
		return Settings.of(parts).values().stream().filter(Setting::isSet).map(setting -> setting.getName() + '=' + setting.getValue() + '@' + setting.getOrigin().offset()).toList();
	}

	@Test
	void whatMayStandBehindTheCutHasNoPlace() {
		PersistenceUnit unit = (PersistenceUnit) read("p/persistence.xml", "<persistence><persistence-unit name='u'><properties><property name='a' value='b'/>").elements().getFirst();
		assertFalse(unit.getBatchSize().isSet());
		assertNull(unit.getBatchSize().getInsertion());
		DataSource source = (DataSource) read("p/x-ds.xml", "<datasources><local-tx-datasource><jndi-name>X</jndi-name><connection-url>jdbc:mysql://h/d</connection-url>").elements().getFirst();
		assertNull(source.getRewriteBatchedStatements().getInsertion());
		assertNull(source.getConnectionPool().getMaximumConnections().getInsertion());
	}

	@Test
	void randomBytesInFilesOfTheCorpusNeverMakeAReaderFail() throws IOException {
		Random random = new Random(11);
		byte[] special = "<>/\"'=&;![]-?: \n\u00ff\u0000".getBytes(StandardCharsets.ISO_8859_1);
		for (Path file : Corpus.readFiles("")) {
			byte[] bytes = Files.readAllBytes(file);
			for (int round = 0; round < 40; round++) {
				byte[] changed = bytes.clone();
				for (int i = 0; i < 1 + round / 4; i++) {
					changed[random.nextInt(changed.length)] = special[random.nextInt(special.length)];
				}
				String where = file + " round " + round;
				FileParts parts = Assertions.assertTimeout(Duration.ofSeconds(1), () -> read(Corpus.relative(file), changed), where);
				assertSound(parts, where);
			}
		}
	}

	@Test
	void anEntityInAValueIsLeftAsWrittenAndNothingIsRead(@TempDir Path folder) throws IOException {
		Path secret = Files.writeString(folder.resolve("secret"), "the secret");
		String text = Samples.text("m/I.import").replace("<s:import", "<!DOCTYPE import [<!ENTITY x SYSTEM \"" + secret.toUri() + "\">]>\n<s:import").replace("module=\"n\"", "module=\"&x;\"");
		FileParts parts = read("m/I.import", text);
		assertEquals(List.of(ReadProblem.Kind.ENTITY), parts.problems().stream().map(ReadProblem::kind).toList());
		assertEquals(9, parts.problems().getFirst().origin().line());
		assertEquals("&x;", ((Import) parts.elements().getFirst()).getBinding().getTargetModule().getValue());
	}

	@Test
	void aFileOfFiftyMegabytesIsOneProblemAndTakesNoTime() {
		byte[] large = new byte[50 * 1024 * 1024];
		Arrays.fill(large, (byte) ' ');
		FileParts parts = Assertions.assertTimeout(Duration.ofMillis(500), () -> read("m/I.import", large));
		assertEquals(List.of(ReadProblem.Kind.TOO_LARGE), parts.problems().stream().map(ReadProblem::kind).toList());
		assertTrue(parts.elements().isEmpty());
	}

	@Test
	void otherPrefixesSingleQuotesAndNoLineAtTheEndReadTheSame() {
		String text = Samples.text("m/I.import");
		String other = text.replace("<s:", "<ns0:").replace("</s:", "</ns0:").replace("\"s:", "\"ns0:").replace(":s=", ":ns0=").replace("xsi:", "i:").replace(":xsi=", ":i=")
				.replace('"', '\'').stripTrailing();
		Import expected = (Import) read("m/I.import", text).elements().getFirst();
		Import actual = (Import) read("m/I.import", other).elements().getFirst();
		assertEquals(expected.getBinding().getKind(), actual.getBinding().getKind());
		assertEquals(expected.getBinding().getTargetExport().getValue(), actual.getBinding().getTargetExport().getValue());
		assertEquals('\'', actual.getInterfaces().getFirst().getPreferredInteractionStyle().getInsertion().suffix().charAt(0));
		assertEquals(InteractionStyle.UNSTATED, actual.getInterfaces().getFirst().interactionStyle());
	}

	@Test
	void commentsAndInstructionsAnywhereChangeNothing() {
		for (var file : Samples.files().entrySet()) {
			String text = new String(file.getValue(), StandardCharsets.UTF_8);
			List<String> expected = Settings.of(read(file.getKey(), text)).values().stream().map(setting -> setting.getName() + setting.getValue() + setting.getState()).toList();
			String commented = text.replace("><", "><!-- <x y='z'> & --><").replace(">\n", "><?pi <x ?><!-- > -->\n");
			commented = commented.substring(commented.indexOf("?>") + 2).stripLeading();
			FileParts parts = read(file.getKey(), "<!-- head -->" + commented);
			assertEquals(List.of(), parts.problems(), file.getKey());
			assertEquals(expected, Settings.of(parts).values().stream().map(setting -> setting.getName() + setting.getValue() + setting.getState()).toList(), file.getKey());
		}
	}

	@Test
	void latinLettersInAnUndeclaredFileAreOneProblemAndTheRestIsRead() {
		FileParts parts = read("m/A.component", Samples.text("m/A.component").replace("The A", "Gr\u00f6\u00dfe").getBytes(StandardCharsets.ISO_8859_1));
		assertEquals(List.of(ReadProblem.Kind.ENCODING), parts.problems().stream().map(ReadProblem::kind).toList());
		Component component = (Component) parts.elements().getFirst();
		assertEquals("A", component.getName());
		assertEquals(2, component.getReferences().getFirst().getWires().size());
	}

	@Test
	void aFormatThatFailsBecomesAProblemAndOthersGoOn() {
		FileFormat failing = new FileFormat() {

			@Override
			public String id() {
				return "failing";
			}

			@Override
			public boolean accepts(String path) {
				return true;
			}

			@Override
			public void read(SourceText text, FileParts parts) {
				throw new IllegalStateException("on purpose");
			}
		};
		FileReader reader = new FileReader(List.of(failing, new ScdlImportFormat(), failing), 1000);
		FileParts parts = reader.read(new MemoryTree.MemoryFile("m/I.import", Samples.files().get("m/I.import")));
		assertEquals(List.of(ReadProblem.Kind.INTERNAL, ReadProblem.Kind.INTERNAL), parts.problems().stream().map(ReadProblem::kind).toList());
		assertTrue(parts.problems().getFirst().message().contains("failing") && parts.problems().getFirst().message().contains("on purpose"));
		assertEquals("scdl-import", parts.format());
		EObject only = parts.elements().getFirst();
		assertTrue(only instanceof Import);
	}

	@Test
	void aFileThatNestsTooDeeplyIsAProblemOfThatFile() {
		FileFormat endless = new FileFormat() {

			@Override
			public String id() {
				return "endless";
			}

			@Override
			public boolean accepts(String path) {
				return true;
			}

			@Override
			public void read(SourceText text, FileParts parts) {
				read(text, parts);
			}
		};
		FileParts parts = new FileReader(List.of(endless), 1000).read(new MemoryTree.MemoryFile("f", new byte[0]));
		assertEquals(Map.of(ReadProblem.Kind.SYNTAX, "f"), Map.of(parts.problems().getFirst().kind(), parts.problems().getFirst().origin().path()));
	}
}
