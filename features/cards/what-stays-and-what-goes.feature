Feature: What stays and what goes, as printed
  How long cards lie where they are, what ends them, and where a card reports.

  Background:
    Given the spaceline:
      | mission      |
      | Excavation   |
      | Test Mission |

  @ruling=custom-cards-86
  Rule: Dominion War Efforts keeps Assign Support Personnel

    Example: it stays for a Cardassian
      Given the spaceline:
        | mission                    |
        | Acquire Illicit Explosives |
      And Alice has:
        | card                     | where                           |
        | Cardassian Outpost       | at "Acquire Illicit Explosives" |
        | Assign Support Personnel | on the table                    |
        | Dominion War Efforts     | on the table                    |
        | Telle                    | in draw deck                    |
      When Alice uses "Assign Support Personnel"
      Then "Telle" is now aboard "Cardassian Outpost"
      And "Assign Support Personnel" is still on the table
      And nothing else has changed

  @ruling=custom-cards-87
  Rule: Kevin Uxbridge does not nullify Dominion War Efforts

    Scenario Outline: Bob plays him on <event>, and that is <verdict>
      Given Alice has:
        | card                 | where        |
        | Dominion War Efforts | on the table |
        | Static Warp Bubble   | on the table |
      And Bob has:
        | card           | where   |
        | Kevin Uxbridge | in hand |
      And it is Bob's turn
      When Bob plays "Kevin Uxbridge" on "<event>"
      Then that is <verdict>

      Examples: It is immune, and another event is not
        | event                | verdict |
        | Dominion War Efforts | illegal |
        | Static Warp Bubble   | legal   |

  @ruling=custom-cards-88
  Rule: Scottish Setter lasts until the next Q-Flash

    @frame=many
    Example: Worf is no animal any more
      Given Alice has:
        | card | where           |
        | Worf | on "Excavation" |
      And Bob has:
        | card            | where              |
        | Scottish Setter | on "Worf"          |
        | Q-Flash         | under "Excavation" |
      And Bob's Q-Continuum holds in order:
        | card     |
        | Door-Net |
      When Alice attempts "Excavation"
      Then the classification of "Worf" is SECURITY
      And "Scottish Setter" is no longer on "Worf"

  @ruling=custom-cards-89
  Rule: Amanda Rogers nullifies Scottish Setter

    @frame=many
    Example: she is played on it
      Given Alice has:
        | card          | where           |
        | Worf          | on "Excavation" |
        | Amanda Rogers | in hand         |
      And Bob has:
        | card            | where     |
        | Scottish Setter | on "Worf" |
      When Alice plays "Amanda Rogers" on "Scottish Setter"
      Then "Scottish Setter" has been nullified
      And the classification of "Worf" is now SECURITY

  @ruling=custom-cards-90
  Rule: Romulan Cloaking Device reports aboard Romulan ships

    Scenario Outline: it is to report aboard <holder>, and that is <verdict>
      Given Alice has:
        | card                    | where           |
        | Alternate Universe Door | on the table    |
        | Romulan Outpost         | at "Excavation" |
        | <holder>                | <where>         |
        | Romulan Cloaking Device | in hand         |
      When Alice reports "Romulan Cloaking Device" to "<holder>"
      Then that is <verdict>

      Examples: A ship of theirs, and one of the Federation
        | holder   | where           | verdict |
        | Haakona  | at "Excavation" | legal   |
        | Runabout | at "Excavation" | illegal |

  @ruling=custom-cards-91
  Rule: An Anti-Matter Pod damages the next ship that stops where it was left

    @frame=many
    Example: without navigators it is damaged
      Given Alice has:
        | card            | where             |
        | Galor           | at "Test Mission" |
        | Boheeka         | aboard "Galor"    |
        | Anti-Matter Pod | aboard "Galor"    |
      And Bob has:
        | card     | where             |
        | Runabout | at "Excavation"   |
        | Calloway | aboard "Runabout" |
      When Alice uses "Anti-Matter Pod" on "Test Mission"
      And Alice ends the turn
      And Bob moves "Runabout" to "Test Mission"
      Then "Runabout" is now damaged
      And "Anti-Matter Pod" is now in Alice's discard pile

  @ruling=custom-cards-1141
  Rule: Several Anti-Matter Pods at one mission damage a ship once

    @frame=many
    Example: two are left there, and the Runabout is damaged and not destroyed
      Given Alice has:
        | card                    | where             |
        | Galor                   | at "Test Mission" |
        | Boheeka                 | aboard "Galor"    |
        | Anti-Matter Pod [one]   | aboard "Galor"    |
        | Anti-Matter Pod [other] | aboard "Galor"    |
      And Bob has:
        | card     | where             |
        | Runabout | at "Excavation"   |
        | Calloway | aboard "Runabout" |
      When Alice uses "Anti-Matter Pod" [one] on "Test Mission"
      And Alice uses "Anti-Matter Pod" [other] on "Test Mission"
      And Alice ends the turn
      And Bob moves "Runabout" to "Test Mission"
      Then "Runabout" is now at "Test Mission"
      And "Runabout" is now damaged
      And "Calloway" is still aboard "Runabout"

  @ruling=custom-cards-92
  Rule: Transporter Skill nullifies an Anti-Matter Pod

    @frame=many
    Example: somebody aboard a ship there beams it away
      Given Alice has:
        | card            | where             |
        | Galor           | at "Test Mission" |
        | Boheeka         | aboard "Galor"    |
        | Anti-Matter Pod | aboard "Galor"    |
      And Bob has:
        | card          | where             |
        | Runabout      | at "Test Mission" |
        | Miles O'Brien | aboard "Runabout" |
      When Alice uses "Anti-Matter Pod" on "Test Mission"
      And Alice ends the turn
      And Bob uses "Miles O'Brien" on "Anti-Matter Pod"
      Then "Anti-Matter Pod" has been nullified
      And "Anti-Matter Pod" is now in Alice's discard pile

  @ruling=custom-cards-93
  Rule: Two levels of SECURITY keep a Neural Servo Device from taking the ship over

    Background:
      Given these made-up cards:
        | card        | type      | affiliations | classification |
        | Hired Guard | personnel | Non-Aligned  | SECURITY       |
      And Alice has:
        | card                | where   |
        | Neural Servo Device | in hand |

    @frame=open
    Scenario Outline: with <count> of them aboard it is controlled by <whom>
      Given Bob has:
        | card           | where                   | count   |
        | Mercenary Ship | at "Excavation"         |         |
        | Hired Guard    | aboard "Mercenary Ship" | <count> |
      When Alice plays "Neural Servo Device" on "Mercenary Ship"
      Then "Mercenary Ship" is <so>

      Examples: One guard, and two
        | count | whom  | so                      |
        | 1     | Alice | now controlled by Alice |
        | 2     | Bob   | still controlled by Bob |

  @ruling=custom-cards-94
  Rule: V.I.P.s report aboard the Hood while Robert DeSoto is on it

    Example: Sarek reports there
      Given Alice has:
        | card          | where                |
        | U.S.S. Hood   | at "Excavation"      |
        | Robert DeSoto | aboard "U.S.S. Hood" |
        | Sarek         | in hand              |
      When Alice reports "Sarek" to "U.S.S. Hood"
      Then "Sarek" is now aboard "U.S.S. Hood"
      And nothing else has changed

  @ruling=custom-cards-1145
  Rule: Kevin Uxbridge: Convergence destroys the events at one location

    Example: those on the planet and on a ship, and none elsewhere
      Given Alice has:
        | card                        | where   |
        | Kevin Uxbridge: Convergence | in hand |
      And Bob has:
        | card                         | where             |
        | Decius                       | at "Excavation"   |
        | Metaphasic Shields [here]    | on "Decius"       |
        | Atmospheric Ionization       | on "Excavation"   |
        | I.K.S. Vorn                  | at "Test Mission" |
        | Metaphasic Shields [far]     | on "I.K.S. Vorn"  |
        | Yellow Alert                 | on the table      |
      When Alice plays "Kevin Uxbridge: Convergence" on "Excavation"
      Then "Metaphasic Shields" [here] and "Atmospheric Ionization" are now in Bob's discard pile
      And "Metaphasic Shields" [far] is still on "I.K.S. Vorn"
      And "Yellow Alert" is still on the table
      And "Kevin Uxbridge: Convergence" is now in Alice's discard pile
      And nothing else has changed
