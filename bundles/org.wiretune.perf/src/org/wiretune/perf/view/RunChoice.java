/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.view;

import java.nio.file.Path;
import java.util.Optional;
import org.wiretune.perf.result.RunFile;

/**
 * A run that can be chosen.
 *
 * @param file its run file; empty for the run that goes on
 * @param label what a reader sees
 * @param run what the file holds; empty when it could not be read
 * @param problem why it could not be read, a sentence; empty when it could
 */
public record RunChoice(Optional<Path> file, String label, Optional<RunFile> run, String problem) {
}
