/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.container;

import java.util.regex.Pattern;

import org.wiretune.core.FixEffect;
import org.wiretune.core.Origin;
import org.wiretune.core.Severity;
import org.wiretune.core.Subject;
import org.wiretune.lint.jvm.ArgumentText;
import org.wiretune.lint.rule.Rule;
import org.wiretune.lint.rule.RuleForm;

/**
 * Rule {@code container-shell-form-entrypoint}: a shell starts Java and stays in front of it. Only the shell of Debian and Ubuntu does:
 * that of Red Hat's images, and that of Alpine, replace themselves by the last command that they are given. A file that chooses its
 * shell is left alone.
 */
final class ShellForm {

	/** Images on Debian or Ubuntu, whose usual shell is dash. */
	private static final Pattern DASH = Pattern.compile("(?i)(?:(?:docker\\.io/)?(?:library/)?(?:eclipse-temurin|java|adoptopenjdk|debian|ubuntu|maven|gradle|sapmachine)|azul/zulu-openjdk(?:-debian)?|bellsoft/liberica-openjdk-debian|adoptopenjdk/openjdk\\d+)(?::.*)?");
	/** Tags and names of images on something else. */
	private static final Pattern OTHER = Pattern.compile("(?i).*(?:alpine|oracle|[-:]ol\\d|ubi\\d|centos|amazon|corretto|al20|fedora|rocky|windows|nanoserver).*");
	private static final Pattern OPENJDK = Pattern.compile("(?i)(?:docker\\.io/)?(?:library/)?openjdk(?::.*)?");
	private static final Pattern DEBIAN_TAG = Pattern.compile("(?i).*(?:slim|stretch|buster|bullseye|bookworm).*");
	/** From this release on the usual images of OpenJDK are on Oracle Linux. */
	private static final int ORACLE_LINUX = 12;
	private static final Pattern OWN_SHELL = Pattern.compile("(?im)^\\s*SHELL\\s*\\[");

	private ShellForm() {
	}

	static Rule rule() {
		return RuleForm.<RunningContainer>rule("container-shell-form-entrypoint", Subject.MESSAGING, Severity.INFO, RunningContainer::all)
				.onSites(form -> form
						.when(container -> container.image() != null && container.command().behindShell() != null && isDash(container.image()) && !choosesShell(container))
						.at(container -> place(container))
						.measured(container -> container.command().behindShell().text())
						.with("name", RunningContainer::name)
						.fix("exec", FixEffect.CHANGES_BEHAVIOUR, (container, edits) -> edits.insert(place(container).path(), place(container).offset(), "exec ")))
				.build();
	}

	private static Origin place(RunningContainer container) {
		ArgumentText java = container.command().behindShell();
		return java.origin(0, java.length());
	}

	private static boolean isDash(ContainerImage image) {
		String base = image.base();
		boolean debian = DASH.matcher(base).matches() || OPENJDK.matcher(base).matches() && (image.release() < ORACLE_LINUX && image.release() > 0 || DEBIAN_TAG.matcher(base).matches());
		return debian && !OTHER.matcher(base).matches();
	}

	private static boolean choosesShell(RunningContainer container) {
		String text = container.reading().texts().text(container.image().path());
		return text != null && OWN_SHELL.matcher(text).find();
	}
}
