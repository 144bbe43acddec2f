Feature: REM Fatigue Hallucinations
  Nobody aboard sleeps any more, and in the end nobody lives.

  Background:
    Given the spaceline:
      | mission                     |
      | Excavation                  |
      | Explore Interstellar Matter |

  @ruling=faq96-324-rem-fatigue-hallucinations-01
  Rule: Those who need no sleep are destroyed by REM Fatigue Hallucinations along with the others

    Example: at the end of her third full turn Data and the exocomp die with the rest of the crew
      Given Alice has:
        | card     | where                            |
        | Runabout | at "Explore Interstellar Matter" |
        | Worf     | aboard "Runabout"                |
        | Data     | aboard "Runabout"                |
        | Exocomp  | aboard "Runabout"                |
      And Bob has:
        | card                       | where                               |
        | REM Fatigue Hallucinations | under "Explore Interstellar Matter" |
      When Alice attempts "Explore Interstellar Matter"
      Then "REM Fatigue Hallucinations" is now on "Runabout"
      When play goes on until Alice's fourth turn
      Then "Worf", "Data" and "Exocomp" are still aboard "Runabout"
      When Alice ends the turn
      Then "Worf", "Data" and "Exocomp" have been killed
      And nothing else has changed

  @ruling=faq96-324-rem-fatigue-hallucinations-03
  Rule: The points of REM Fatigue Hallucinations are scored with the skills that it asks for, and not by going back to the outpost

    @part=listed-skills
    Example: three MEDICAL come aboard, and five points are scored
      Given Alice has:
        | card              | where                            |
        | Runabout          | at "Explore Interstellar Matter" |
        | Worf              | aboard "Runabout"                |
        | U.S.S. Enterprise | at "Explore Interstellar Matter" |
        | Calloway          | aboard "U.S.S. Enterprise"       |
        | Alyssa Ogawa      | aboard "U.S.S. Enterprise"       |
        | Toby Russell      | aboard "U.S.S. Enterprise"       |
      And Bob has:
        | card                       | where         |
        | REM Fatigue Hallucinations | on "Runabout" |
      When Alice beams "Calloway", "Alyssa Ogawa" and "Toby Russell" aboard "Runabout"
      Then "REM Fatigue Hallucinations" has been overcome
      And Alice now has 5 points
      And "Worf" is still aboard "Runabout"
      And "Calloway", "Alyssa Ogawa" and "Toby Russell" are now aboard "Runabout"
      And "REM Fatigue Hallucinations" is now in Alice's point area
      And nothing else has changed

    @part=outpost
    Example: the ship docks, and nothing is scored
      Given Alice has:
        | card               | where                            |
        | Runabout           | at "Explore Interstellar Matter" |
        | Worf               | aboard "Runabout"                |
        | Federation Outpost | at "Explore Interstellar Matter" |
      And Bob has:
        | card                       | where         |
        | REM Fatigue Hallucinations | on "Runabout" |
      When Alice docks "Runabout" at "Federation Outpost"
      Then "REM Fatigue Hallucinations" is now in Bob's discard pile
      And "REM Fatigue Hallucinations" has not been overcome
      And Alice still has 0 points
      And "Runabout" is now docked at "Federation Outpost"
      And nothing else has changed

  @ruling=faq96-324-rem-fatigue-hallucinations-04
  Rule: Nobody needs 3 MEDICAL to go on with the attempt after REM Fatigue Hallucinations

    Example: a crew without a doctor completes the mission, and finds the cure later
      Given Alice has:
        | card              | where                            |
        | Runabout          | at "Explore Interstellar Matter" |
        | Worf              | aboard "Runabout"                |
        | Soren             | aboard "Runabout"                |
        | U.S.S. Enterprise | at "Explore Interstellar Matter" |
        | Calloway          | aboard "U.S.S. Enterprise"       |
        | Alyssa Ogawa      | aboard "U.S.S. Enterprise"       |
        | Toby Russell      | aboard "U.S.S. Enterprise"       |
      And Bob has:
        | card                       | where                               |
        | REM Fatigue Hallucinations | under "Explore Interstellar Matter" |
      When Alice attempts "Explore Interstellar Matter" from "Runabout"
      Then "REM Fatigue Hallucinations" is now on "Runabout"
      And "Explore Interstellar Matter" is now completed
      And "Runabout" is still not stopped
      When Alice beams "Calloway", "Alyssa Ogawa" and "Toby Russell" aboard "Runabout"
      Then "REM Fatigue Hallucinations" has been overcome
      And "Worf" is still aboard "Runabout"
      And "Calloway", "Alyssa Ogawa" and "Toby Russell" are now aboard "Runabout"
      And Alice now has 30 points
      And nothing else has changed

  @ruling=faq96-324-rem-fatigue-hallucinations-05
  Rule: An Away Team that does not overcome REM Fatigue Hallucinations has it together with the ships that they beamed from

    @part=away-team @part=ship @part=ships
    Example: the team and the crews of both their ships die, and the crew of a third ship does not
      Given Alice has:
        | card              | where                      |
        | Runabout          | at "Excavation"            |
        | Worf              | aboard "Runabout"          |
        | Deanna Troi       | aboard "Runabout"          |
        | U.S.S. Enterprise | at "Excavation"            |
        | Galen             | aboard "U.S.S. Enterprise" |
        | Geordi La Forge   | aboard "U.S.S. Enterprise" |
        | U.S.S. Hood       | at "Excavation"            |
        | Tasha Yar         | aboard "U.S.S. Hood"       |
      And Bob has:
        | card                       | where              |
        | REM Fatigue Hallucinations | under "Excavation" |
      When Alice beams "Worf" to "Excavation"
      And Alice beams "Galen" to "Excavation"
      And Alice attempts "Excavation"
      Then "Excavation" is now completed
      When play goes on until Alice's fourth turn
      And Alice ends the turn
      Then "Worf", "Galen", "Deanna Troi" and "Geordi La Forge" have been killed
      And "Tasha Yar" is still aboard "U.S.S. Hood"
      And "Worf", "Deanna Troi", "Galen" and "Geordi La Forge" are now in Alice's discard pile
      And "REM Fatigue Hallucinations" is now in Bob's discard pile
      And Alice still has 25 points
      And nothing else has changed
