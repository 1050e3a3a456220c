/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
/** Workload files in the workspace: problems, proposals, hovers, templates and markers, without a window. */
package org.wiretune.ide.workload;
