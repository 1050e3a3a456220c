/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
/** What jobs of the workbench have in common: how they take turns, and how one that waits is given up. */
package org.wiretune.ide.job;
