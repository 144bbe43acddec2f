Feature: Hyper-Aging
  In 1996 the Away Team grows old in quarantine, and whoever joins it does so, too.

  Background:
    Given the spaceline:
      | mission    |
      | Excavation |
    And Bob has:
      | card        | where              |
      | Hyper-Aging | under "Excavation" |

  @ruling=faq96-322-hyperaging-01
  Rule: The Away Team may go on with the mission

    Example: growing old, they dig and complete it
      Given Alice has:
        | card   | where           |
        | D'Tan  | on "Excavation" |
        | Bochra | on "Excavation" |
      When Alice attempts "Excavation"
      Then "D'Tan" and "Bochra" are now quarantined
      And "D'Tan" and "Bochra" are still not stopped
      And "Excavation" is now completed
      And "Hyper-Aging" is now on "Excavation"
      And Alice now has 25 points
      And nothing else has changed

  @ruling=faq96-322-hyperaging-02
  Rule: Whoever is in quarantine cannot leave the planet

    Background:
      Given Alice has:
        | card            | where           |
        | Romulan Shuttle | at "Excavation" |
        | Bochra          | on "Excavation" |

    Example: he is not beamed up
      When Alice attempts "Excavation"
      Then "Bochra" is now quarantined
      When Alice beams "Bochra" aboard "Romulan Shuttle"
      Then that is illegal
      And "Hyper-Aging" is still on "Excavation"
      And nothing else has changed

    Example: before he meets the dilemma he is beamed up
      When Alice beams "Bochra" aboard "Romulan Shuttle"
      Then "Bochra" is now aboard "Romulan Shuttle"
      And nothing else has changed

    Example: he may board a shuttle on the planet, but it does not take off with him
      Given Alice has:
        | card                      | where                    |
        | Engage Shuttle Operations | on the table             |
        | Yridian Shuttle           | on "Excavation"          |
        | Narik                     | aboard "Yridian Shuttle" |
      When Alice attempts "Excavation"
      And Alice walks "Bochra" aboard "Yridian Shuttle"
      Then "Bochra" is now aboard "Yridian Shuttle"
      When Alice takes off "Yridian Shuttle" from "Excavation"
      Then that is illegal
      And "Hyper-Aging" is still on "Excavation"
      And "Bochra" and "Narik" are still quarantined
      And nothing else has changed

    @frame=open
    Example: the shuttle takes off without him
      Given Alice has:
        | card                      | where                    |
        | Engage Shuttle Operations | on the table             |
        | Yridian Shuttle           | on "Excavation"          |
        | Narik                     | aboard "Yridian Shuttle" |
      When Alice attempts "Excavation"
      And Alice takes off "Yridian Shuttle" from "Excavation"
      Then "Yridian Shuttle" is no longer on "Excavation"
      And "Bochra" is still on "Excavation"
      And "Hyper-Aging" is still on "Excavation"
      And "Bochra" is still quarantined

  @ruling=faq96-322-hyperaging-03
  Rule: Others may come and join the mission, and are infected

    @part=infected
    Example: Thei joins Bochra, grows old as he does, and cannot go back
      Given Alice has:
        | card            | where                    |
        | Romulan Shuttle | at "Excavation"          |
        | Thei            | aboard "Romulan Shuttle" |
        | Bochra          | on "Excavation"          |
      When Alice attempts "Excavation"
      And Alice beams "Thei" to "Excavation"
      Then "Thei" is now quarantined
      When Alice beams "Thei" aboard "Romulan Shuttle"
      Then that is illegal
      And "Hyper-Aging" and "Thei" are still on "Excavation"
      And "Bochra" is still quarantined
      And nothing else has changed

    @part=join @part=infected
    Example: D'Tan joins Bochra, and the two of them complete the mission
      Given Alice has:
        | card            | where                    |
        | Romulan Shuttle | at "Excavation"          |
        | D'Tan           | aboard "Romulan Shuttle" |
        | Bochra          | on "Excavation"          |
      When Alice attempts "Excavation"
      And Alice beams "D'Tan" to "Excavation"
      And Alice attempts "Excavation"
      Then "Excavation" is now completed
      And "D'Tan" is still quarantined
      And "Hyper-Aging" and "D'Tan" are still on "Excavation"
      And "Bochra" is still quarantined
      And Alice now has 25 points
      And nothing else has changed

  @ruling=faq96-322-hyperaging-04
  Rule: All SCIENCE and MEDICAL there count for the cure, infected or not

    @part=two-medical @part=infected @part=uninfected
    Example: a scientist and a doctor are infected, and a second doctor is all that it takes
      Given Alice has:
        | card            | where                    |
        | Tarus           | on "Excavation"          |
        | Takket [first]  | on "Excavation"          |
        | Romulan Shuttle | at "Excavation"          |
        | Takket [second] | aboard "Romulan Shuttle" |
        | Thei            | aboard "Romulan Shuttle" |
      When Alice attempts "Excavation"
      Then "Tarus" and "Takket" [first] are now quarantined
      When Alice beams "Thei" to "Excavation"
      Then "Tarus" and "Takket" [first] are still quarantined
      When Alice beams "Takket" [second] to "Excavation"
      Then "Tarus", "Takket" [first] and "Thei" are no longer quarantined
      And "Hyper-Aging" is now in Alice's point area
      And "Takket" [second] is now on "Excavation"
      And "Thei" is still on "Excavation"
      And Alice now has 5 points
      And nothing else has changed

    @part=science @part=infected @part=uninfected
    Example: two doctors wait for a scientist
      Given Alice has:
        | card            | where                    |
        | Takket [first]  | on "Excavation"          |
        | Takket [second] | on "Excavation"          |
        | Romulan Shuttle | at "Excavation"          |
        | Tarus           | aboard "Romulan Shuttle" |
      When Alice attempts "Excavation"
      Then "Takket" [first] and "Takket" [second] are now quarantined
      When Alice beams "Tarus" to "Excavation"
      Then "Takket" [first] and "Takket" [second] are no longer quarantined
      And "Hyper-Aging" is now in Alice's point area
      And "Tarus" is now on "Excavation"
      And Alice now has 5 points
      And nothing else has changed
