/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
/** Findings in text editors of any kind: marks that follow what is typed, and what is said of a line beside it. */
package org.wiretune.ui.live;
