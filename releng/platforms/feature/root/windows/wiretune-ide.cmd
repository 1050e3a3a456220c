@echo off
rem Starts the WireTune IDE. Arguments are those of Eclipse, such as -data WORKSPACE; WIRETUNE_JAVA names the Java that is used.
setlocal
set "least=21"
set "here=%~dp0"
set "java="
if defined WIRETUNE_JAVA call :try "%WIRETUNE_JAVA%"
if not defined java call :try "%here%jre\bin\java.exe"
if not defined java if defined JAVA_HOME call :try "%JAVA_HOME%\bin\java.exe"
if not defined java for %%j in (java.exe) do call :try "%%~$PATH:j"
if not defined java (
  echo The WireTune IDE needs Java %least% or newer, and none was found; install one, or name it by set WIRETUNE_JAVA=FILE. 1>&2
  exit /b 2
)
set "launcher="
for %%l in ("%here%plugins\org.eclipse.equinox.launcher_*.jar") do set "launcher=%%l"
if not defined launcher (
  echo There is no IDE in %here%; unpack the whole archive. 1>&2
  exit /b 2
)
rem 23 and 24 ask for another start, as after an update.
:start
"%java%" -Xmx1g --add-modules=ALL-SYSTEM --enable-native-access=ALL-UNNAMED -jar "%launcher%" %*
if %errorlevel% equ 23 goto start
if %errorlevel% equ 24 goto start
exit /b %errorlevel%

:try
if "%~1" == "" exit /b
if not exist "%~1" exit /b
set "version="
for /f "tokens=3" %%v in ('""%~1" -version 2^>^&1 ^| findstr /c:"version""') do if not defined version set "version=%%~v"
if not defined version exit /b
for /f "delims=.-" %%m in ("%version%") do if %%m geq %least% set "java=%~1"
exit /b
