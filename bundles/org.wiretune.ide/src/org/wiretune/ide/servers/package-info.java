/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
/**
 * Real application servers as the workbench knows them: which there are, how they are, what they write, and how their
 * settings differ from the user's files. No widget, and no work on the thread of the user interface.
 */
package org.wiretune.ide.servers;
