/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.soa;

import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import org.wiretune.core.Origin;
import org.wiretune.core.Severity;
import org.wiretune.core.Subject;
import org.wiretune.lint.format.Folders;
import org.wiretune.lint.reading.Reading;
import org.wiretune.lint.rule.Rule;
import org.wiretune.lint.rule.RuleForm;
import org.wiretune.lint.rules.Values;

/**
 * Rule {@code soa-file-whole}: a file of records that becomes one message, however long it is. Only files with a line for each record, by
 * the end of their names, that the adapter translates, and no process behind needs as a whole. There is no fix: Oracle has the size of batches set by its wizard, which knows the schema.
 */
final class WholeFiles {

	/** Files of lines, by the ends of the names that are taken. */
	private static final Pattern LINES = Pattern.compile("(?i)\\.(csv|tsv|txt|dat)\\b");
	private static final Pattern WSDL = Pattern.compile("\\bwsdlLocation\\s*=\\s*\"([^\"]+)\"");
	private static final String ABOVE = "../";
	private static final Pattern UNTRANSLATED = Pattern.compile("(?i)opaque");

	private WholeFiles() {
	}

	static Rule rule() {
		return RuleForm.rule("soa-file-whole", Subject.MEMORY, Severity.INFO,
				(Reading reading) -> AdapterService.all(reading).filter(service -> service.activates(".file.", "FileActivationSpec") || service.activates(".ftp.", "FTPActivationSpec")).filter(service -> isWhole(reading, service) && WholeMessages.processes(service).noneMatch(process -> WholeMessages.isNeeded(reading.texts().text(process.getPath())))))
				.onSites(form -> form
						.at(service -> Values.origin(service.property("IncludeFiles")))
						.measured(service -> service.value("IncludeFiles"))
						.limit(service -> "PublishSize")
						.with("name", service -> service.export().getName())
						.related(service -> List.of(service.export().getOrigin())))
				.build();
	}

	private static boolean isWhole(Reading reading, AdapterService service) {
		return service.property("PublishSize") == null && !Values.truth(service.property("UseHeaders")) && !Values.truth(service.property("AsAttachment")) && !"binary".equalsIgnoreCase(service.value("FileType"))
				&& service.property("IncludeFiles") != null && LINES.matcher(service.value("IncludeFiles")).find() && isTranslated(reading, service.activation());
	}

	/** Whether a schema tells the adapter what stands in a line; the content as it is has no records. */
	private static boolean isTranslated(Reading reading, Origin activation) {
		String adapter = reading.texts().text(activation.path());
		Matcher wsdl = adapter == null ? null : WSDL.matcher(adapter);
		if (wsdl == null || !wsdl.find()) {
			return false;
		}
		String folder = Folders.of(activation.path());
		String name = wsdl.group(1);
		while (name.startsWith(ABOVE)) {
			folder = Folders.of(folder);
			name = name.substring(ABOVE.length());
		}
		String text = reading.texts().text(folder.isEmpty() ? name : folder + '/' + name);
		return text != null && !UNTRANSLATED.matcher(text).find();
	}
}
