Feature: Senior Staff Meeting in 1996
  Whoever has the staff for it, the first dilemma that his ship encounters is discarded.

  @ruling=faq96-39-senior-staff-meeting-01
  Rule: Senior Staff Meeting may be played on the opponent, if he has the staff aboard

    Background:
      Given the spaceline:
        | mission                     |
        | Explore Interstellar Matter |
      And Alice has:
        | card       | where                            |
        | Runabout   | at "Explore Interstellar Matter" |
        | Roga Danar | aboard "Runabout"                |
        | Vekor      | aboard "Runabout"                |
      And Bob has:
        | card               | where                               |
        | Menthar Booby Trap | under "Explore Interstellar Matter" |

    Example: Bob has Alice's staff meet, and the booby trap is discarded
      Given Alice has:
        | card             | where             |
        | William T. Riker | aboard "Runabout" |
      And Bob has:
        | card                 | where   |
        | Senior Staff Meeting | in hand |
      When Alice attempts "Explore Interstellar Matter"
      And Bob responds with "Senior Staff Meeting" on "Runabout"
      Then "Menthar Booby Trap" is no longer under "Explore Interstellar Matter"
      And "Menthar Booby Trap" is now in Bob's discard pile
      And "Menthar Booby Trap" has not been overcome
      And "Senior Staff Meeting" is now in Bob's discard pile
      And nothing else has changed

    Example: without an officer there is no meeting, whatever officer Bob has elsewhere
      Given Alice has:
        | card  | where             |
        | Mirok | aboard "Runabout" |
      And Bob has:
        | card                 | where                            |
        | Bortas               | at "Explore Interstellar Matter" |
        | William T. Riker     | aboard "Bortas"                  |
        | Senior Staff Meeting | in hand                          |
      When Alice attempts "Explore Interstellar Matter"
      And Bob responds with "Senior Staff Meeting" on "Runabout"
      Then that is illegal
      And "Senior Staff Meeting" is still in Bob's hand

  @ruling=faq96-39-senior-staff-meeting-02
  Rule: A mis-seed that comes up first does not use up the meeting

    Background:
      Given the spaceline:
        | mission                     |
        | Explore Interstellar Matter |
      And Alice has:
        | card             | where                            |
        | Runabout         | at "Explore Interstellar Matter" |
        | Roga Danar       | aboard "Runabout"                |
        | Vekor            | aboard "Runabout"                |
        | William T. Riker | aboard "Runabout"                |

    @frame=open
    Example: the planet dilemma is ignored, and the booby trap behind it is discarded
      Given Alice has:
        | card                 | where   |
        | Senior Staff Meeting | in hand |
      And the seeds under "Explore Interstellar Matter" hold in order:
        | card                 |
        | Armus - Skin of Evil |
        | Menthar Booby Trap   |
      When Alice attempts "Explore Interstellar Matter"
      And Alice responds with "Senior Staff Meeting" on "Runabout"
      Then "Menthar Booby Trap" has been encountered
      And "Menthar Booby Trap" is no longer under "Explore Interstellar Matter"
      And "Menthar Booby Trap" has not been overcome
      And "Menthar Booby Trap" is now in Bob's discard pile
      And "Roga Danar", "Vekor" and "William T. Riker" are still aboard "Runabout"

  @ruling=faq96-39-senior-staff-meeting-03
  Rule: A mis-seed that is found in an attempt is not encountered

    @frame=open
    Example: Armus has no power in space, and the booby trap behind him has
      Given the spaceline:
        | mission                     |
        | Explore Interstellar Matter |
      And Alice has:
        | card       | where                            |
        | Runabout   | at "Explore Interstellar Matter" |
        | Roga Danar | aboard "Runabout"                |
        | Vekor      | aboard "Runabout"                |
      And the seeds under "Explore Interstellar Matter" hold in order:
        | card                 |
        | Armus - Skin of Evil |
        | Menthar Booby Trap   |
      When Alice attempts "Explore Interstellar Matter"
      Then "Armus - Skin of Evil" has not been encountered
      And "Menthar Booby Trap" has been encountered
      And "Roga Danar" and "Vekor" are still aboard "Runabout"

    @frame=many
    Example: Armus spares the crew in space, and the computer behind him stops it
      Given the spaceline:
        | mission               |
        | Wormhole Negotiations |
      And Alice has:
        | card     | where                      |
        | Runabout | at "Wormhole Negotiations" |
        | Worf     | aboard "Runabout"          |
      And the seeds under "Wormhole Negotiations" hold in order:
        | card                 |
        | Armus - Skin of Evil |
        | Ancient Computer     |
      When Alice attempts "Wormhole Negotiations" from "Runabout"
      Then "Armus - Skin of Evil" has not been encountered
      And "Ancient Computer" has been encountered
      And "Worf" has not been killed
      And "Worf" is now stopped
