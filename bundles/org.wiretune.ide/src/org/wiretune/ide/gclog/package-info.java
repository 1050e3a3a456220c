/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
/** Collection logs as files of the workspace. */
package org.wiretune.ide.gclog;
