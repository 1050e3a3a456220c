/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
/** Runs as files: writing and reading them, the journal beside them, the history in a folder. */
package org.wiretune.perf.file;
