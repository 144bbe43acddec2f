Feature: Doorways and docks
  What Spacedoor, Space-Time Portal and Construct Starship download, and to where.

  Background:
    Given the spaceline:
      | mission    |
      | Excavation |
    And Alice has:
      | card               | where           |
      | Federation Outpost | at "Excavation" |

  @ruling=1eS-spacedock-03
  Rule: Spacedock, which is played on an outpost, may be downloaded to a docking site with Construct Starship

    Background:
      Given the spaceline:
        | mission       |
        | Alter Records |
      And Alice has:
        | card               | where                          |
        | Construct Starship | on the table                   |
        | Deep Space 9       | at "Alter Records"             |
        | Docking Pylons     | in the sites of "Deep Space 9" |
        | Ops                | in the sites of "Deep Space 9" |

    Example: it goes to the docking pylons
      Given Alice has:
        | card      | where        |
        | Spacedock | in draw deck |
      When Alice downloads "Spacedock" on "Docking Pylons" with "Construct Starship"
      Then "Spacedock" is now on "Docking Pylons"
      When Alice chooses the word "draw no cards"
      Then nothing else has changed

    Scenario Outline: it goes to the <site> as well
      Given Alice has:
        | card      | where                          |
        | Spacedock | in draw deck                   |
        | <site>    | in the sites of "Deep Space 9" |
      When Alice downloads "Spacedock" on "<site>" with "Construct Starship"
      Then "Spacedock" is now on "<site>"
      When Alice chooses the word "draw no cards"
      Then nothing else has changed

      Examples:
        | site          |
        | Docking Pads  |
        | Docking Ports |

    Example: a site where no ship docks is none of its places
      Given Alice has:
        | card      | where        |
        | Spacedock | in draw deck |
      When Alice downloads "Spacedock" on "Ops" with "Construct Starship"
      Then that is illegal
      And nothing else has changed

  @ruling=1eS-spacedock-02
  Rule: Spacedock is played on an outpost, and on no other facility

    Background:
      Given the spaceline:
        | mission       |
        | Alter Records |
      And Alice has:
        | card         | where              |
        | Spacedock    | in hand            |
        | Deep Space 9 | at "Alter Records" |

    @part=station
    Example: it is not played on a station
      When Alice plays "Spacedock" on "Deep Space 9"
      Then that is illegal
      And nothing else has changed

    @part=headquarters
    Example: it is not played on a headquarters
      Given these made-up cards:
        | card       | type     | class        | affiliations |
        | Old Palace | facility | headquarters | Federation   |
      And Alice has:
        | card       | where           |
        | Old Palace | at "Excavation" |
      When Alice plays "Spacedock" on "Old Palace"
      Then that is illegal
      And nothing else has changed

    Example: it is played on an outpost
      When Alice plays "Spacedock" on "Federation Outpost"
      Then "Spacedock" is now on "Federation Outpost"
      And nothing else has changed

  @ruling=1eS-spacedoor-06
  Rule: With several Spacedoors a player downloads or overhauls one ship each turn

    Background:
      Given Alice has:
        | card                  | where                   |
        | Spacedoor [of steel]  | on "Federation Outpost" |
        | Spacedoor [of bronze] | on "Federation Outpost" |
        | Runabout              | in hand                 |
        | U.S.S. Oberth         | in hand                 |

    @part=download
    Example: the second door does not open in the same turn
      When Alice downloads "Runabout" to "Federation Outpost" with "Spacedoor" [of steel]
      And Alice downloads "U.S.S. Oberth" to "Federation Outpost" with "Spacedoor" [of bronze]
      Then that is illegal

    @part=overhaul
    Example: nor is the ship that came through the one overhauled through the other
      When Alice downloads "Runabout" to "Federation Outpost" with "Spacedoor" [of steel]
      And Alice uses "Spacedoor" [of bronze] on "Runabout" naming "overhaul"
      Then that is illegal

    Example: in her next turn it opens
      When Alice downloads "Runabout" to "Federation Outpost" with "Spacedoor" [of steel]
      And play goes on until Alice's second turn
      And Alice downloads "U.S.S. Oberth" to "Federation Outpost" with "Spacedoor" [of bronze]
      Then "U.S.S. Oberth" is now docked at "Federation Outpost"
      And "Runabout" is still docked at "Federation Outpost"
      And "Spacedoor" [of steel] is still face down
      And "Spacedoor" [of bronze] is now face down
      And nothing else has changed

    Example: in her next turn the other ship is overhauled
      When Alice downloads "Runabout" to "Federation Outpost" with "Spacedoor" [of steel]
      And play goes on until Alice's second turn
      And Alice uses "Spacedoor" [of bronze] on "Runabout" naming "overhaul"
      Then "Runabout" is now in Alice's hand
      And "Spacedoor" [of steel] is still face down
      And "Spacedoor" [of bronze] is now face down
      And nothing else has changed

  @ruling=custom-downloading-05
  Rule: What lies face down downloads nothing

    Scenario Outline: Spacedoor lies <face>, and a download with it is <verdict>
      Given Alice has:
        | card      | where                   | state  |
        | Spacedoor | on "Federation Outpost" | <face> |
        | Runabout  | in hand                 |        |
      When Alice downloads "Runabout" to "Federation Outpost" with "Spacedoor"
      Then that is <verdict>

      Examples: Turned over, and not
        | face      | verdict |
        | face down | illegal |
        | face up   | legal   |

  @ruling=1eS-spacedoor-07
  Rule: Even with Red Alert! only one ship each turn is downloaded in place of the card play

    Background:
      Given Alice has:
        | card                  | where                   |
        | Red Alert!            | on the table            |
        | Spacedoor [of steel]  | on "Federation Outpost" |
        | Spacedoor [of bronze] | on "Federation Outpost" |
        | Runabout              | in hand                 |
        | U.S.S. Oberth         | in hand                 |

    Example: a second ship is not downloaded, although two may report
      Given Alice has:
        | card                 | where   |
        | Type VI Shuttlecraft | in hand |
      When Alice downloads "Runabout" to "Federation Outpost" with "Spacedoor" [of steel]
      And Alice downloads "U.S.S. Oberth" to "Federation Outpost" with "Spacedoor" [of bronze]
      Then that is illegal
      When play goes on until Alice's second turn
      And Alice reports "Type VI Shuttlecraft" to "Federation Outpost"
      And Alice reports "U.S.S. Oberth" to "Federation Outpost"
      Then "U.S.S. Oberth" is now docked at "Federation Outpost"
      And "Runabout" and "Type VI Shuttlecraft" are still docked at "Federation Outpost"
      And "Spacedoor" [of steel] is still face down
      And nothing else has changed

    Example: the first one is
      When Alice downloads "Runabout" to "Federation Outpost" with "Spacedoor" [of steel]
      Then "Runabout" is now docked at "Federation Outpost"
      And "Spacedoor" [of steel] is now face down
      And nothing else has changed

  @ruling=1eS-space-time-portal-12
  Rule: Space-Time Portal downloads Alternate Universe Door to be played, and not onto the table

    Background:
      Given Alice has:
        | card                    | where        |
        | Space-Time Portal       | on the table |
        | Alternate Universe Door | in draw deck |
        | Q's Tent                | on the table |
      And Bob has:
        | card           | where         |
        | Revolving Door | on "Q's Tent" |

    @part=table
    Example: the door is not put on the table
      When Alice downloads "Alternate Universe Door" on the table with "Space-Time Portal"
      Then that is illegal
      And nothing else has changed

    @part=play
    Example: the door nullifies another one
      When Alice downloads "Alternate Universe Door" on "Revolving Door" with "Space-Time Portal"
      Then "Revolving Door" has been nullified
      And "Space-Time Portal" and "Alternate Universe Door" are now in Alice's discard pile
      And "Revolving Door" is now in Bob's discard pile
      And "Q's Tent" is no longer closed
      And nothing else has changed
