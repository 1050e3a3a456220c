/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.read;

import java.util.Locale;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import org.wiretune.core.Product;
import org.wiretune.core.ValueForm;
import org.wiretune.lint.format.FileFormat;
import org.wiretune.lint.format.FileParts;
import org.wiretune.lint.source.NewParts;
import org.wiretune.lint.source.SourceText;
import org.wiretune.model.platform.ConfigurationFile;
import org.wiretune.model.platform.ConfigurationGroup;
import org.wiretune.model.settings.Setting;
import org.wiretune.model.settings.ValueType;

/**
 * Reads which profile a script starts a server of JBoss AS 4 to 6 or EAP 4 and 5 with: {@code run.sh -c all}. A call without
 * the option, or with a variable for the profile, tells nothing.
 */
public final class JBossStartCommandFormat implements FileFormat {

	private static final String NAME = "[A-Za-z][A-Za-z0-9_-]{0,60}";
	/** A name that means nothing to any interpreter of commands. */
	private static final ValueForm PROFILE = ValueForm.of(value -> value.matches(NAME) ? value : null, written -> written);
	private static final Pattern CALL = Pattern.compile("\\brun\\.(?:sh|bat|jar)[\"']?(?:[ \\t][^\\r\\n#]{0,500}?)?[ \\t](?:-c[ \\t=]?|--configuration[ \\t=])[ \\t]{0,10}[\"']?(" + NAME + ")(?=[\"'\\s&;|]|$)",
			Pattern.MULTILINE);

	@Override
	public String id() {
		return "jboss-start-command";
	}

	@Override
	public Set<String> extensions() {
		return Set.of("sh", "bat", "cmd", "service");
	}

	@Override
	public boolean accepts(String path) {
		return path.endsWith(".sh") || path.endsWith(".bat") || path.endsWith(".cmd") || path.endsWith(".service");
	}

	@Override
	public void read(SourceText text, FileParts parts) {
		if (!text.text().contains("run.")) {
			return;
		}
		Matcher matcher = CALL.matcher(text.text());
		ConfigurationFile file = null;
		while (matcher.find()) {
			if (isRemark(text.text(), matcher.start())) {
				continue;
			}
			if (file == null) {
				file = NewParts.file(text.path(), "jboss-5-start-command", Product.UNKNOWN, text.origin(0, 0));
			}
			ConfigurationGroup group = NewParts.group("jboss-5.start", "Start of a server", file.getName(), text.origin(matcher.start(), matcher.end() - matcher.start()));
			Setting profile = NewParts.stated("profile", matcher.group(1), text.origin(matcher.start(1), matcher.end(1) - matcher.start(1)), PROFILE);
			profile.setValueType(ValueType.TEXT);
			group.getSettings().add(profile);
			file.getGroups().add(group);
		}
		if (file != null) {
			parts.add(file);
		}
	}

	/** Whether the line begins as a remark of a shell or of a batch file. */
	private static boolean isRemark(String text, int offset) {
		int start = offset;
		while (start > 0 && text.charAt(start - 1) != '\n' && text.charAt(start - 1) != '\r') {
			start--;
		}
		String line = text.substring(start, offset).stripLeading().toLowerCase(Locale.ROOT);
		return line.startsWith("#") || line.startsWith("::") || line.startsWith("rem ") || line.startsWith("@rem ") || line.startsWith("echo ");
	}
}
