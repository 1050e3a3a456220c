/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.wiring;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.wiretune.lint.Cancellation;
import org.wiretune.lint.LintOptions;
import org.wiretune.lint.LintResult;
import org.wiretune.lint.LintSession;
import org.wiretune.lint.Samples;
import org.wiretune.lint.registry.RuleRegistry;
import org.wiretune.lint.source.SourceFile;

/** What an import may call by SCA instead is kept with the modules; after a save it is what a full run finds. */
class KeptTargetsTest {

	private static final Path SAMPLES = Path.of(System.getProperty("wiretune.root", "../..")).toAbsolutePath().normalize().resolve("bundles/org.wiretune.ide/samples");
	private static final LintOptions OPTIONS = LintOptions.of(RuleRegistry.standard().rules().stream().filter(rule -> rule.id().endsWith("-same-server")).toList());

	private record Text(String path, byte[] bytes) implements SourceFile {

		@Override
		public long length() {
			return bytes.length;
		}
	}

	private static SourceFile file(String path, String text) {
		return new Text(path, text.getBytes(StandardCharsets.ISO_8859_1));
	}

	/** Two pairs of sender and receiver, of which the second sender calls the first receiver. */
	private static Map<String, String> files() throws IOException {
		Map<String, String> files = new TreeMap<>();
		for (String module : List.of("SenderModule", "ReceiverModule", "PerformanceLibrary")) {
			try (Stream<Path> all = Files.list(SAMPLES.resolve(module))) {
				for (Path file : all.filter(Files::isRegularFile).toList()) {
					String text = Files.readString(file, StandardCharsets.ISO_8859_1);
					files.put(module + '/' + file.getFileName(), text);
					if (module.startsWith("S")) {
						files.put("SenderModule2/" + file.getFileName(), text.replace("SenderModule", "SenderModule2"));
					} else if (module.startsWith("R")) {
						files.put("ReceiverModule2/" + file.getFileName(), text.replace("ReceiverModule", "ReceiverModule2"));
					}
				}
			}
		}
		return files;
	}

	private static String told(LintResult result) {
		return result.findings().stream().map(finding -> finding.seen() + " " + finding.origin() + finding.related() + finding.assumption() + finding.fixes()).collect(Collectors.joining("\n"));
	}

	private static LintResult full(Map<String, String> files) {
		List<SourceFile> all = new ArrayList<>();
		files.forEach((path, text) -> all.add(file(path, text)));
		return new LintSession(OPTIONS).update(all, List.of(), Cancellation.NEVER);
	}

	@ParameterizedTest
	@ValueSource(longs = { 1, 2, 3, 4 })
	void afterAnySequenceOfEditsFindingsAreThoseOfAFullRun(long seed) throws IOException {
		Map<String, String> originals = files();
		originals.computeIfPresent("SenderModule2/ReceiverHTTP.import", (path, text) -> text.replaceFirst("(Web/)[^\"]*\"", "$1nowhere\""));
		Map<String, String> now = new TreeMap<>(originals);
		List<String> some = originals.keySet().stream().filter(path -> path.endsWith("port") || path.endsWith("ReceiverComponent.component")).toList();
		LintSession session = new LintSession(OPTIONS);
		List<SourceFile> all = new ArrayList<>();
		originals.forEach((path, text) -> all.add(file(path, text)));
		String last = told(session.update(all, List.of(), Cancellation.NEVER));
		assertTrue(last.contains("-same-server"), last);
		Random random = new Random(seed);
		int changes = 0;
		for (int round = 0; round < 120; round++) {
			String path = some.get(random.nextInt(some.size()));
			String text = random.nextBoolean() ? originals.get(path) : changed(originals.get(path), random);
			now.put(path, text);
			String told = told(session.update(List.of(file(path, text)), List.of(), Cancellation.NEVER));
			assertEquals(told(full(now)), told, "seed " + seed + ", round " + round + ": " + path);
			changes += told.equals(last) ? 0 : 1;
			last = told;
		}
		assertTrue(changes > 5, "saves that changed a finding: " + changes);
	}

	/** Nothing in the model leads from the import to the module behind its address, so the one is kept when the other changes. */
	@Test
	void aModuleThatIsMadeAnewIsLookedAtAgain() {
		org.wiretune.lint.Files modules = Samples.modules().replace("Sender/ToReceiver.import", """
				  <esbBinding xsi:type="scdl:SCAImportBinding" module="Receiver" export="StockExport">
				    <scdl:bindingQualifier xsi:type="scdl:IsTargetSCA" value="true"/>
				  </esbBinding>
				""", """
				  <esbBinding xsi:type="http:HTTPImportBinding">
				    <importInteraction endpointURL="http://localhost:9080/ReceiverWeb/nowhere"/>
				    <methodBinding method="ask" httpMethod="POST"/>
				  </esbBinding>
				""");
		LintSession session = new LintSession(OPTIONS);
		LintResult before = session.update(modules.paths().stream().map(path -> file(path, modules.text(path))).toList(), List.of(), Cancellation.NEVER);
		assertTrue(told(before).contains("StockExport"), told(before));
		String export = "Receiver/StockExport.export";
		LintResult after = session.update(List.of(file(export, modules.text(export).replace("st:Stock\"", "st:Other\""))), List.of(), Cancellation.NEVER);
		assertTrue(after.solution().getModules().containsAll(before.solution().getModules().stream().filter(module -> module.getName().equals("Sender")).toList()), "the sender is kept");
		assertFalse(told(after).contains("StockExport"), told(after));
	}

	private static String changed(String text, Random random) {
		return switch (random.nextInt(10)) {
		// An address that leads to a module but to no export of it: nothing in the model leads from the one to the other.
		case 8, 9 -> text.replaceFirst("(Web/)[^\"]*\"", "$1nowhere\"");
		case 0 -> text.replace("portType=\"", "portType=\"x");
		case 1 -> text.replace("\"async\"", "\"sync\"");
		case 2 -> text.replace("\"sync\"", "\"async\"");
		case 3 -> text.replaceFirst("name=\"[^\"]*\"", "name=\"Renamed\"");
		case 4 -> text.replace("target=\"", "target=\"Gone");
		case 5 -> text.replaceFirst(">", ">\n\n");
		case 6 -> text.replaceFirst("<esbBinding ", "<esbBinding dataBindingType=\"own.Code\" ");
		default -> text.replaceFirst("(?s)<esbBinding.*?(/>|</esbBinding>)", "");
		};
	}
}
