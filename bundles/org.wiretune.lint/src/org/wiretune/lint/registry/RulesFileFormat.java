/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.registry;

import java.util.Set;

import org.wiretune.lint.config.RulesFile;
import org.wiretune.lint.config.RulesFileReader;
import org.wiretune.lint.format.FileFormat;
import org.wiretune.lint.format.FileParts;
import org.wiretune.lint.source.SourceText;

/** Reads {@link RulesFile rules files}, so that a change of one counts like that of any other file. */
public final class RulesFileFormat implements FileFormat {

	@Override
	public String id() {
		return "wiretune-rules";
	}

	@Override
	public Set<String> extensions() {
		return Set.of("rules");
	}

	@Override
	public boolean accepts(String path) {
		return RulesFile.isOne(path);
	}

	@Override
	public void read(SourceText text, FileParts parts) {
		parts.add(RulesFile.class, RulesFileReader.read(text, parts, RuleRegistry.standard()::rule));
	}
}
