/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.maven;

import static org.wiretune.maven.PluginTexts.TEXTS;

import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;

import org.apache.maven.plugin.AbstractMojo;
import org.apache.maven.plugin.MojoExecutionException;
import org.apache.maven.plugins.annotations.Mojo;
import org.apache.maven.plugins.annotations.Parameter;
import org.wiretune.cli.Main;

/** Draws the binding map of the project with all its modules as SVG, as {@code wiretune map} does. */
@Mojo(name = "map", threadSafe = true, aggregator = true)
public final class MapMojo extends AbstractMojo {

	/** Leaves the goal out. */
	@Parameter(property = "wiretune.skip", defaultValue = "false")
	private boolean skip;

	/** The folder that is read. */
	@Parameter(property = "wiretune.folder", defaultValue = "${project.basedir}", required = true)
	private File folder;

	/** The picture. */
	@Parameter(property = "wiretune.svg", defaultValue = "${project.build.directory}/wiretune/map.svg", required = true)
	private File svg;

	@Override
	public void execute() throws MojoExecutionException {
		if (skip) {
			getLog().info(TEXTS.get("skipped"));
			return;
		}
		ByteArrayOutputStream told = new ByteArrayOutputStream();
		int code;
		try (PrintStream to = new PrintStream(told, true, StandardCharsets.UTF_8)) {
			Files.createDirectories(svg.getAbsoluteFile().toPath().getParent());
			code = new Main(to, to).run("map", folder.getPath(), "--svg", svg.getPath());
		} catch (IOException problem) {
			throw new MojoExecutionException(TEXTS.get("mapFailed", problem.getMessage()), problem);
		}
		String text = told.toString(StandardCharsets.UTF_8).strip();
		if (code != 0) {
			throw new MojoExecutionException(TEXTS.get("mapFailed", text));
		}
		text.lines().forEach(getLog()::info);
		getLog().info(TEXTS.get("written", svg));
	}
}
