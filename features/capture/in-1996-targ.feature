Feature: A captured Targ in 1996
  An animal is personnel to its captors as well.

  @ruling=faq96-363-targ-09
  Rule: A Targ is captured like anybody else, and interrogated

    Background:
      Given the spaceline:
        | mission              |
        | Khitomer Research    |
        | Hunt for DNA Program |

    @part=captured
    Example: aliens abduct him
      Given Alice has:
        | card | where                  |
        | Targ | on "Khitomer Research" |
      And Bob has:
        | card            | where                     |
        | Alien Abduction | under "Khitomer Research" |
      When Alice attempts "Khitomer Research"
      Then "Targ" is now captive
      And "Targ" is now atop "Khitomer Research"
      And "Alien Abduction" is now on "Khitomer Research"
      And nothing else has changed

    @part=interrogated
    Example: a Targ sees four lights
      Given Alice has:
        | card            | where                     |
        | Romulan Outpost | at "Hunt for DNA Program" |
        | Interrogation   | in hand                   |
      And Bob has:
        | card | where                    | state   |
        | Targ | aboard "Romulan Outpost" | captive |
      When Alice plays "Interrogation" on "Targ"
      And Alice uses "Interrogation" on "Targ"
      And Bob chooses the word "four"
      Then Alice now has 1 point
      And "Targ" is still captive
      And "Interrogation" is still on "Targ"
      And nothing else has changed
