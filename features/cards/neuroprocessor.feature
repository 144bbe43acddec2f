Feature: Borg Neuroprocessor
  It shows what is planned, and ends what the Borg do.

  Background:
    Given these made-up cards:
      | card        | type      | affiliations | strength | classification |
      | Grim Reaver | personnel | Klingon      | 20       | OFFICER        |
    And the spaceline:
      | mission    |
      | Excavation |

  @ruling=custom-cards-538
  Rule: It glances at a face-down hidden agenda

    Scenario Outline: Alice plays it on <what> <how>, and that is <verdict>
      Given Bob has:
        | card   | where        | state   |
        | <what> | on the table | <state> |
      And Alice has:
        | card                | where   |
        | Borg Neuroprocessor | in hand |
      When Alice plays "Borg Neuroprocessor" on "<what>"
      Then that is <verdict>

      Examples:
        | what               | how       | state       | verdict |
        | Eliminate Starship | face down | face down   | legal   |
        | Eliminate Starship | face up   | not stopped | illegal |

    Example: she has seen it, and it remains face down
      Given Bob has:
        | card               | where        | state     |
        | Eliminate Starship | on the table | face down |
      And Alice has:
        | card                | where   |
        | Borg Neuroprocessor | in hand |
      When Alice plays "Borg Neuroprocessor" on "Eliminate Starship"
      Then Alice has been shown "Eliminate Starship"
      And "Borg Neuroprocessor" is now in Alice's discard pile
      And nothing else has changed

  @ruling=custom-cards-539
  Rule: Once a Borg has died, a tricorder in play lets it nullify an interrupt for Borg alone

    Scenario Outline: after the death of <whom>, with a <equipment> in play, it answers <interrupt>, and that is <verdict>
      Given Alice has:
        | card                | where           |
        | Borg Neuroprocessor | in hand         |
        | Grim Reaver         | on "Excavation" |
        | <equipment>         | on "Excavation" |
      And Bob has:
        | card        | where           |
        | <whom>      | on "Excavation" |
        | <interrupt> | in hand         |
      And this has happened:
        | action                                    |
        | Alice attacks "<whom>" with "Grim Reaver" |
        | Alice ends the turn                       |
      When Bob plays "<interrupt>"
      And Alice responds with "Borg Neuroprocessor"
      Then that is <verdict>

      Examples:
        | whom        | equipment   | interrupt         | verdict |
        | Guard Drone | Tricorder   | A Change of Plans | legal   |
        | Guard Drone | Medical Kit | A Change of Plans | illegal |
        | Worf        | Tricorder   | A Change of Plans | illegal |

    @frame=many
    Example: what the Borg plan comes to nothing
      Given Alice has:
        | card                | where           |
        | Borg Neuroprocessor | in hand         |
        | Grim Reaver         | on "Excavation" |
        | Tricorder           | on "Excavation" |
      And Bob has:
        | card              | where           |
        | Guard Drone       | on "Excavation" |
        | A Change of Plans | in hand         |
      And this has happened:
        | action                                         |
        | Alice attacks "Guard Drone" with "Grim Reaver" |
        | Alice ends the turn                            |
      When Bob plays "A Change of Plans"
      And Alice responds with "Borg Neuroprocessor"
      Then "A Change of Plans" has been nullified

  @ruling=custom-cards-540
  Rule: Once a Borg has died, a tricorder in play lets it nullify all Rogue Borg in play

    @frame=many
    Example: Rogue Borg on two ships are gone
      Given Alice has:
        | card                | where             |
        | Borg Neuroprocessor | in hand           |
        | Grim Reaver         | on "Excavation"   |
        | Tricorder           | on "Excavation"   |
        | Runabout            | at "Excavation"   |
        | Calloway            | aboard "Runabout" |
      And Bob has:
        | card                            | where           |
        | Guard Drone                     | on "Excavation" |
        | Bortas                          | at "Excavation" |
        | Rogue Borg Mercenaries [first]  | on "Runabout"   |
        | Rogue Borg Mercenaries [second] | on "Bortas"     |
      When Alice plays "Borg Neuroprocessor"
      Then that is illegal
      When Alice attacks "Guard Drone" with "Grim Reaver"
      And Alice plays "Borg Neuroprocessor"
      Then "Rogue Borg Mercenaries" [first] and "Rogue Borg Mercenaries" [second] have been nullified
