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
import org.wiretune.lint.fix.SourceTexts;
import org.wiretune.model.assembly.Module;
import org.wiretune.model.solution.Solution;

/**
 * What was read for one module file, with the unsaved texts of editors. A snapshot.
 *
 * @param path the file, the project first
 * @param result the analysis
 * @param form rows of the settings page
 * @param names names that values may refer to
 */
public record ModuleContent(String path, LintResult result, ModuleForm form, KnownNames names) {

	/**
	 * Makes the content of a file.
	 *
	 * @param path the file
	 * @param result the analysis
	 * @return the content
	 */
	public static ModuleContent of(String path, LintResult result) {
		return new ModuleContent(path, result, ModuleForm.of(result, path), KnownNames.of(result.solution(), path));
	}

	/** {@return everything that was read} */
	public Solution solution() {
		return result.solution();
	}

	/** {@return the texts that were read} */
	public SourceTexts texts() {
		return SourceTexts.of(result.solution());
	}

	/** {@return a solution of its own with the module of the file and what is wired with it; empty where there is none} */
	public Optional<Solution> surroundings() {
		Module module = ModuleForm.module(result.solution(), path);
		return module == null ? Optional.empty() : Optional.of(ModuleSurroundings.of(module, result.solution()));
	}
}
