/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
/** What the logs of servers, where they lie beside their configuration, tell of a finding. */
package org.wiretune.lint.evidence;
