@echo off
rem The command line of WireTune. It runs on the Java of JAVA_HOME where that is new enough, or on that of the path.
setlocal
set "WIRETUNE_FOLDER=%~dp0.."
set "WIRETUNE_JAVA="
if not defined JAVA_HOME goto path
if not exist "%JAVA_HOME%\bin\java.exe" goto path
set "WIRETUNE_VERSION=0"
if exist "%JAVA_HOME%\release" for /f "usebackq tokens=1,2 delims==." %%a in ("%JAVA_HOME%\release") do if "%%a"=="JAVA_VERSION" set "WIRETUNE_VERSION=%%b"
rem The word begins with a quote; what is no number is older than 9.
set "WIRETUNE_VERSION=%WIRETUNE_VERSION:"=%"
if %WIRETUNE_VERSION% geq 17 set "WIRETUNE_JAVA=%JAVA_HOME%\bin\java.exe"
:path
if defined WIRETUNE_JAVA goto start
where /q java.exe
if errorlevel 1 goto missing
set "WIRETUNE_JAVA=java.exe"
:start
if not defined WIRETUNE_PROGRAM set "WIRETUNE_PROGRAM=wiretune"
"%WIRETUNE_JAVA%" -Xmx512m -XX:+UseSerialGC -XX:TieredStopAtLevel=1 -XX:Tier3BackEdgeThreshold=4000 %WIRETUNE_JAVA_OPTIONS% "-Dwiretune.tester=%WIRETUNE_FOLDER%\tester" "-Dwiretune.program=%WIRETUNE_PROGRAM%" -cp "%WIRETUNE_FOLDER%\wiretune.jar" org.wiretune.cli.Main %*
exit /b %ERRORLEVEL%

:missing
echo WireTune needs Java 17 or newer, and none was found in JAVA_HOME or on the path. Install one, or set JAVA_HOME. 1>&2
exit /b 2
