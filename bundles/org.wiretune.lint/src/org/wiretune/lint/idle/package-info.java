/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
/** Which of the files that were read nothing starts: templates, examples and profiles beside the one that runs. */
package org.wiretune.lint.idle;
