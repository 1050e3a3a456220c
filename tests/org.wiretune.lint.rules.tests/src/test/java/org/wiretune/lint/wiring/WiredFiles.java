/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.wiring;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

import org.wiretune.lint.Files;
import org.wiretune.lint.LintResult;
import org.wiretune.lint.finding.TextChange;
import org.wiretune.lint.source.SourceText;
import org.wiretune.model.assembly.Component;
import org.wiretune.model.assembly.Module;
import org.wiretune.model.settings.Element;

/** Files that are read, wired and read again. */
final class WiredFiles {

	private final Files files;
	private LintResult read;

	WiredFiles(Files files) {
		this.files = files;
	}

	Files files() {
		return files;
	}

	LintResult read() {
		if (read == null) {
			read = files.lint();
		}
		return read;
	}

	PossibleWires possible() {
		return new PossibleWires(read().reading());
	}

	Module module(String name) {
		return read().solution().getModules().stream().filter(each -> name.equals(each.getName())).findFirst().orElseThrow();
	}

	/** {@return the component, import or export of a module, or the module itself where the path has no slash} */
	Element element(String path) {
		int slash = path.indexOf('/');
		Module module = module(slash < 0 ? path : path.substring(0, slash));
		return slash < 0 ? module : Stream.of(module.getComponents(), module.getImports(), module.getExports()).flatMap(List::stream).map(Element.class::cast)
				.filter(each -> path.substring(slash + 1).equals(each.getName())).findFirst().orElseThrow(() -> new AssertionError(path));
	}

	WireStart start(String path) {
		Element element = element(path);
		return element instanceof Module module ? new WireStart(module, null, null) : new WireStart((Module) element.eContainer(), element, null);
	}

	WireStart start(String path, String reference) {
		Component component = (Component) element(path);
		return new WireStart((Module) component.eContainer(), component, component.getReferences().stream().filter(each -> each.getName().equals(reference)).findFirst().orElseThrow());
	}

	WiringOffer between(WireStart start, String target) {
		return possible().between(start, element(target));
	}

	/** Writes an edit, which must not be empty. @return the paths that were written */
	List<String> write(WiringEdit edit) {
		assertFalse(edit.isEmpty(), "something is written");
		List<String> paths = new ArrayList<>();
		for (TextChange change : edit.changes().stream().sorted(Comparator.comparing(TextChange::path).thenComparing(Comparator.comparingInt(TextChange::offset).reversed())).toList()) {
			SourceText source = files.source(change.path());
			assertEquals(change.expected(), source.text().substring(change.offset(), change.end()), change.toString());
			try {
				files.with(change.path(), source.encode(source.text().substring(0, change.offset()) + change.replacement() + source.text().substring(change.end())));
			} catch (java.nio.charset.CharacterCodingException problem) {
				throw new AssertionError(problem);
			}
			paths.add(change.path());
		}
		for (NewFile file : edit.files()) {
			assertFalse(files.paths().contains(file.path()), file.path());
			files.with(file.path(), file.text());
			paths.add(file.path());
		}
		read = null;
		return paths;
	}
}
