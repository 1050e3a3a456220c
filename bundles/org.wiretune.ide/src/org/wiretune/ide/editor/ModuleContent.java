/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ide.editor;

import java.util.Optional;

import org.wiretune.lint.LintResult;
import org.wiretune.lint.editor.KnownNames;
import org.wiretune.lint.editor.ModuleForm;
import org.wiretune.lint.editor.ModuleSurroundings;
import org.wiretune.lint.reading.Reading;
import org.wiretune.lint.source.SourceTexts;
import org.wiretune.model.assembly.Module;
import org.wiretune.model.solution.Solution;

/**
 * What was read for one module file, with the unsaved texts of editors. A snapshot.
 *
 * @param path the file, the project first
 * @param result the analysis
 * @param form rows of the settings page
 * @param names names that values may refer to
 * @param surroundings a solution of its own with the module of the file and what is wired with it, for its map; empty
 *        where there is no module, and for a file that states only a part of one
 */
public record ModuleContent(String path, LintResult result, ModuleForm form, KnownNames names, Optional<Reading> surroundings) {

	/**
	 * Makes the content of a file. Takes some time with a large workspace, so not to be called on the UI thread.
	 *
	 * @param path the file
	 * @param result the analysis
	 * @return the content
	 */
	public static ModuleContent of(String path, LintResult result) {
		Module module = isModule(path) ? ModuleForm.module(result.solution(), path) : null;
		return new ModuleContent(path, result, ModuleForm.of(result, path), KnownNames.of(result.solution(), path),
				Optional.ofNullable(module).map(own -> Reading.of(ModuleSurroundings.of(own, result.solution()))));
	}

	/**
	 * {@return whether a file states a whole module, not one part of it}
	 *
	 * @param path the file or its name
	 */
	public static boolean isModule(String path) {
		return !path.endsWith(".import") && !path.endsWith(".export") && !path.endsWith(".component");
	}

	/** {@return everything that was read} */
	public Solution solution() {
		return result.solution();
	}

	/** {@return the texts that were read} */
	public SourceTexts texts() {
		return result.texts();
	}
}
