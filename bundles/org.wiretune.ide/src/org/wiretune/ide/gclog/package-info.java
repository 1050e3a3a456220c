/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
/**
 * Collection logs as the IDE shows them: charts, table, summary, findings with their fixes, comparison. No widgets; all but the
 * fixes and the deleting of runs needs no workspace.
 */
package org.wiretune.ide.gclog;
