Feature: Phased Matter
  In 1996 the larger half of an Away Team is there and yet not there, until an engineer and a scientist free it.

  Background:
    Given the spaceline:
      | mission    |
      | Excavation |
    And Bob has:
      | card          | where              |
      | Phased Matter | under "Excavation" |

  @ruling=faq96-322-phased-matter-01
  Rule: Without ENGINEER and SCIENCE the Away Team has to be split

    Background:
      Given Alice has:
        | card   | where           |
        | Bochra | on "Excavation" |

    @part=science
    Example: an engineer alone does not keep it together
      Given Alice has:
        | card    | where           |
        | Palteth | on "Excavation" |
      When Alice attempts "Excavation"
      And Alice chooses "Bochra"
      Then "Bochra" is now phased
      And "Phased Matter" is now on "Excavation"
      And nothing else has changed

    @part=both
    Example: an engineer and a scientist keep it together
      Given Alice has:
        | card    | where           |
        | Palteth | on "Excavation" |
        | Tarus   | on "Excavation" |
      When Alice attempts "Excavation"
      Then "Phased Matter" has been overcome
      And "Palteth", "Bochra" and "Tarus" are still not phased
      And "Phased Matter" is now in Bob's discard pile
      And nothing else has changed

    @part=engineer
    Example: a scientist alone does not keep it together either
      Given Alice has:
        | card   | where           |
        | Mendak | on "Excavation" |
        | Tarus  | on "Excavation" |
      When Alice attempts "Excavation"
      And Alice chooses "Mendak" and "Tarus"
      Then "Mendak" and "Tarus" are now phased
      And "Phased Matter" is now on "Excavation"
      And "Phased Matter" is now targeting "Mendak" and "Tarus"
      And nothing else has changed

  @ruling=faq96-322-phased-matter-02
  Rule: Neither of the two groups is stopped

    @part=larger @part=smaller
    Example: he who is phased is not stopped, and the other one solves the mission
      Given Alice has:
        | card   | where           |
        | D'Tan  | on "Excavation" |
        | Bochra | on "Excavation" |
      When Alice attempts "Excavation"
      And Alice chooses "Bochra"
      Then "Excavation" is now completed
      And "D'Tan" and "Bochra" are still not stopped
      And "Phased Matter" is now on "Excavation"
      And "Bochra" is now phased
      And Alice now has 25 points
      And nothing else has changed

  @ruling=faq96-322-phased-matter-03
  Rule: The larger group can do nothing at all

    @part=anything-else
    Scenario Outline: <attacker> wants to attack the Klingon
      Given Alice has:
        | card    | where           |
        | Tomalak | on "Excavation" |
        | Mendak  | on "Excavation" |
        | Bochra  | on "Excavation" |
      And Bob has:
        | card | where           |
        | Klag | on "Excavation" |
      When Alice attempts "Excavation"
      And Alice chooses "Mendak" and "Bochra"
      And Alice attacks "Klag" with "<attacker>"
      Then that is <verdict>

      Examples: One of the larger group, and the one who is left
        | attacker | verdict |
        | Mendak   | illegal |
        | Tomalak  | legal   |

    Example: what the phased are and have serves neither a ship nor the others, and those of the others do
      Given Alice has:
        | card                   | where                        | state  |
        | Captain's Log          | on the table                 |        |
        | U.S.S. Phoenix         | at "Excavation"              |        |
        | Metaphasic Shields [a] | on "U.S.S. Phoenix"          |        |
        | Benjamin Maxwell       | aboard "U.S.S. Phoenix"      | phased |
        | Taitt                  | aboard "U.S.S. Phoenix"      | phased |
        | U.S.S. Enterprise-C    | at "Excavation"              |        |
        | Metaphasic Shields [b] | on "U.S.S. Enterprise-C"     |        |
        | Rachel Garrett         | aboard "U.S.S. Enterprise-C" |        |
        | Albert Einstein        | aboard "U.S.S. Enterprise-C" |        |
        | D'Tan                  | on "Excavation"              | phased |
        | Bochra                 | on "Excavation"              |        |
      Then the WEAPONS of "U.S.S. Phoenix" are 7
      And the SHIELDS of "U.S.S. Phoenix" are 8
      And the WEAPONS of "U.S.S. Enterprise-C" are 10
      And the SHIELDS of "U.S.S. Enterprise-C" are 13
      And the INTEGRITY of "Bochra" is 7

    @part=mission
    Example: two women who are phased get nobody past the Matriarchal Society
      Given Alice has:
        | card    | where           |
        | Tomalak | on "Excavation" |
        | Selok   | on "Excavation" |
        | Sela    | on "Excavation" |
      And Bob has:
        | card                | where              |
        | Matriarchal Society | under "Excavation" |
      And the seeds under "Excavation" hold in order:
        | card                |
        | Phased Matter       |
        | Matriarchal Society |
      When Alice attempts "Excavation"
      And Alice chooses "Selok" and "Sela"
      Then "Selok" is now phased
      And "Matriarchal Society" has been encountered
      And "Matriarchal Society" is still under "Excavation"
      And "Tomalak" is now stopped
      And "Sela" is now phased
      And "Phased Matter" is now on "Excavation"
      And nothing else has changed

    Example: his Navigation does not shorten the way
      Given Alice has:
        | card                      | where                           |
        | FGC-47 Research           | in the Alpha Quadrant spaceline |
        | Engage Shuttle Operations | on the table                    |
        | Yridian Shuttle           | on "Excavation"                 |
        | Narik                     | aboard "Yridian Shuttle"        |
        | Bochra                    | on "Excavation"                 |
        | Mendak                    | on "Excavation"                 |
      When Alice attempts "Excavation"
      And Alice chooses "Bochra"
      And Alice walks "Bochra" and "Mendak" aboard "Yridian Shuttle"
      And Alice takes off "Yridian Shuttle" from "Excavation"
      And Alice ends the turn
      And Bob ends the turn
      And Alice moves "Yridian Shuttle" to "FGC-47 Research"
      Then the remaining RANGE of "Yridian Shuttle" is 0

    Example: an android who is phased does not end the Ktarian Game
      Given Alice has:
        | card                      | where                    |
        | Engage Shuttle Operations | on the table             |
        | Yridian Shuttle           | on "Excavation"          |
        | Narik                     | aboard "Yridian Shuttle" |
        | Data                      | on "Excavation"          |
        | Worf                      | on "Excavation"          |
      And Bob has:
        | card         | where                |
        | Ktarian Game | on "Yridian Shuttle" |
      When Alice attempts "Excavation"
      And Alice chooses "Data"
      And Alice walks "Data" aboard "Yridian Shuttle"
      Then "Data" is now aboard "Yridian Shuttle"
      And "Ktarian Game" is still on "Yridian Shuttle"
      And "Narik" is still not disabled
      And "Phased Matter" is still on "Excavation"
      And "Data" is still phased
      And nothing else has changed

  @ruling=faq96-322-phased-matter-03
  Rule: The phased do nothing, and who is stopped besides does not even free himself

    Example: a scientist comes in vain to the engineer who is phased and stopped
      Given Alice has:
        | card            | where                    |
        | Palteth         | on "Excavation"          |
        | Romulan Shuttle | at "Excavation"          |
        | Tarus           | aboard "Romulan Shuttle" |
        | Mendak          | aboard "Romulan Shuttle" |
      And "Phased Matter" is on "Excavation"
      And "Palteth" is phased by "Phased Matter"
      And "Palteth" is stopped
      When Alice beams "Tarus" to "Excavation"
      Then "Palteth" is still phased
      And "Phased Matter" is still on "Excavation"

  @ruling=faq96-322-phased-matter-04
  Rule: Only the smaller group may beam up

    @part=beam
    Scenario Outline: <who> is to be beamed up
      Given Alice has:
        | card                       | where             |
        | Runabout                   | at "Excavation"   |
        | Calloway                   | aboard "Runabout" |
        | Mendak                     | on "Excavation"   |
        | Tomalak                    | on "Excavation"   |
        | Bochra                     | on "Excavation"   |
        | Treaty: Federation/Romulan | on the table      |
      When Alice attempts "Excavation"
      And Alice chooses "Mendak" and "Bochra"
      And Alice beams "<who>" aboard "Runabout"
      Then that is <verdict>

      Examples: Two were phased, and one was not
        | who     | verdict |
        | Bochra  | illegal |
        | Tomalak | legal   |

    @part=attempt
    Scenario Outline: <who> attempts the mission anew
      Given Alice has:
        | card   | where           |
        | Mendak | on "Excavation" |
        | Bochra | on "Excavation" |
      When Alice attempts "Excavation"
      And Alice chooses "Mendak"
      And Alice attempts "Excavation" with "<who>"
      Then that is <verdict>

      Examples: He who is phased, and he who is not
        | who    | verdict |
        | Mendak | illegal |
        | Bochra | legal   |

  @ruling=faq96-322-phased-matter-05
  Rule: Until somebody frees it, the larger group is out of play

    Background:
      Given Alice has:
        | card            | where                    |
        | Mendak          | on "Excavation"          |
        | Bochra          | on "Excavation"          |
        | Romulan Shuttle | at "Excavation"          |
        | Palteth         | aboard "Romulan Shuttle" |
        | Tarus           | aboard "Romulan Shuttle" |

    @part=out-of-play
    Example: nobody can attack him who is phased
      Given Bob has:
        | card | where           |
        | Klag | on "Excavation" |
      When Alice attempts "Excavation"
      And Alice chooses "Mendak"
      And Alice ends the turn
      And Bob attacks "Mendak" with "Klag"
      Then that is illegal

    @part=freed
    Example: he is there to be attacked once an engineer and a scientist came
      Given Bob has:
        | card | where           |
        | Klag | on "Excavation" |
      When Alice attempts "Excavation"
      And Alice chooses "Mendak"
      And Alice beams "Palteth" and "Tarus" to "Excavation"
      Then "Mendak" is no longer phased
      When Alice ends the turn
      And Bob attacks "Mendak", "Bochra", "Palteth" and "Tarus" with "Klag"
      Then that is legal
      And "Phased Matter" is still in Bob's discard pile
      And "Mendak", "Bochra", "Palteth" and "Tarus" are now stopped
      And "Klag" is now in Bob's discard pile
      And "Palteth" and "Tarus" are still on "Excavation"
      And nothing else has changed

    @part=out-of-play
    Example: a musician who is phased is not in play for the flute
      Given these made-up cards:
        | card        | type      | affiliations | skills |
        | Lute Player | personnel | Romulan      | Music  |
      And Alice has:
        | card                 | where           |
        | Ressikan Flute       | on the table    |
        | Lute Player [first]  | on "Excavation" |
        | Lute Player [second] | on "Excavation" |
      When Alice attempts "Excavation"
      And Alice chooses "Mendak", "Bochra" and "Lute Player" [first]
      Then the points of "Ressikan Flute" are 5

    @part=out-of-play
    Scenario Outline: Bob drains the brain of <whom>
      Given Bob has:
        | card                    | where        |
        | Brain Drain             | in hand      |
        | Alternate Universe Door | on the table |
      When Alice attempts "Excavation"
      And Alice chooses "Mendak"
      And Bob plays "Brain Drain" on "<whom>"
      Then that is <verdict>

      Examples: He who is phased, and he who is not
        | whom   | verdict |
        | Mendak | illegal |
        | Bochra | legal   |

  @ruling=faq96-322-phased-matter-06
  Rule: A shuttle may land and pick up those who are phased

    @frame=open
    Example: Mendak is phased, and leaves the planet in a shuttle
      Given Alice has:
        | card                      | where                    |
        | Engage Shuttle Operations | on the table             |
        | Yridian Shuttle           | at "Excavation"          |
        | Narik                     | aboard "Yridian Shuttle" |
        | Mendak                    | on "Excavation"          |
        | Bochra                    | on "Excavation"          |
      When Alice attempts "Excavation"
      And Alice chooses "Mendak"
      And Alice lands "Yridian Shuttle" on "Excavation"
      And Alice walks "Mendak" aboard "Yridian Shuttle"
      Then "Mendak" is now aboard "Yridian Shuttle"
      When Alice ends the turn
      And Bob ends the turn
      And Alice takes off "Yridian Shuttle" from "Excavation"
      Then "Yridian Shuttle" is no longer on "Excavation"
      And "Mendak" is still phased
      And "Phased Matter" is still on "Excavation"

    @frame=differs
    Scenario Outline: Mendak is picked up by a shuttle that is <state>, and wants to leave it again
      Given Alice has:
        | card                      | where           | state   |
        | Engage Shuttle Operations | on the table    |         |
        | Yridian Shuttle           | on "Excavation" | <state> |
        | Mendak                    | on "Excavation" |         |
        | Bochra                    | on "Excavation" |         |
      When Alice attempts "Excavation"
      And Alice chooses "Mendak"
      And Alice walks "Mendak" aboard "Yridian Shuttle"
      Then "Mendak" is now aboard "Yridian Shuttle"
      When Alice walks "Mendak" to "Excavation"
      Then that is <verdict>

      Examples: He is stopped as long as it is, and not otherwise
        | state       | verdict |
        | stopped     | illegal |
        | not stopped | legal   |

  @ruling=faq96-322-phased-matter-07
  Rule: Those who are phased do not staff a ship

    Scenario Outline: <pilot> is the only one who could fly the shuttle
      Given Alice has:
        | card                      | where           |
        | Engage Shuttle Operations | on the table    |
        | Romulan Shuttle           | on "Excavation" |
        | Mendak                    | on "Excavation" |
        | Bochra                    | on "Excavation" |
      When Alice attempts "Excavation"
      And Alice chooses "Mendak"
      And Alice walks "<pilot>" aboard "Romulan Shuttle"
      And Alice takes off "Romulan Shuttle" from "Excavation"
      Then that is <verdict>

      Examples: The one who is phased, and the other one
        | pilot  | verdict |
        | Mendak | illegal |
        | Bochra | legal   |

  @ruling=faq96-322-phased-matter-11
  Rule: The engineer and the scientist may be in one group or in both

    Background:
      Given Alice has:
        | card            | where                    |
        | Bochra          | on "Excavation"          |
        | Romulan Shuttle | at "Excavation"          |
        | Mendak          | aboard "Romulan Shuttle" |

    @part=engineer
    Example: the engineer is phased himself, and a scientist comes to him
      Given Alice has:
        | card    | where                    |
        | Palteth | on "Excavation"          |
        | Tarus   | aboard "Romulan Shuttle" |
      When Alice attempts "Excavation"
      And Alice chooses "Palteth"
      And Alice beams "Tarus" to "Excavation"
      Then "Palteth" is no longer phased
      And "Phased Matter" is now in Bob's discard pile
      And "Tarus" is now on "Excavation"
      And nothing else has changed

    Example: the engineer is phased himself, and nobody who comes is a scientist
      Given Alice has:
        | card    | where           |
        | Palteth | on "Excavation" |
      When Alice attempts "Excavation"
      And Alice chooses "Palteth"
      Then "Palteth" is now phased
      When Alice beams "Mendak" to "Excavation"
      Then "Palteth" is still phased
      And "Phased Matter" is still on "Excavation"
      And "Mendak" is now on "Excavation"
      And nothing else has changed

    @part=science
    Example: the scientist is phased himself, and an engineer comes to him
      Given Alice has:
        | card    | where                    |
        | Tarus   | on "Excavation"          |
        | Palteth | aboard "Romulan Shuttle" |
      When Alice attempts "Excavation"
      And Alice chooses "Tarus"
      And Alice beams "Palteth" to "Excavation"
      Then "Tarus" is no longer phased
      And "Palteth" is now on "Excavation"
      And "Phased Matter" is now in Bob's discard pile
      And nothing else has changed

  @ruling=faq96-322-phased-matter-12
  Rule: To free himself is all that somebody who is phased can do for others

    Example: Tarus cures nobody of old age while he is phased
      Given Alice has:
        | card            | where                    |
        | Tarus           | on "Excavation"          |
        | Takket [first]  | on "Excavation"          |
        | Romulan Shuttle | at "Excavation"          |
        | Takket [second] | aboard "Romulan Shuttle" |
        | Palteth         | aboard "Romulan Shuttle" |
      And Bob has:
        | card        | where              |
        | Hyper-Aging | under "Excavation" |
      When Alice attempts "Excavation"
      And Alice chooses "Tarus"
      Then "Hyper-Aging" is now on "Excavation"
      When Alice beams "Takket" [second] to "Excavation"
      Then "Hyper-Aging" is still on "Excavation"
      When Alice beams "Palteth" to "Excavation"
      Then "Tarus" is no longer phased
      And "Hyper-Aging" is now in Alice's point area
      And "Phased Matter" is now in Bob's discard pile
      And "Takket" [second] is still on "Excavation"
      And "Palteth" is now on "Excavation"
      And Alice now has 5 points
      And nothing else has changed
